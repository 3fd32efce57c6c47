import { DomainError } from '@meridian/contracts/values/domain-error'
import express, { type RequestHandler, type Response, Router } from 'express'
import type { Clock } from '#platform/clock'
import { secretAddressHeaders } from '#platform/http/secret-address'
import { FEED_ASSETS } from './feed-site.ts'
import type { Podcast } from './podcast.ts'

/** For podcast players, whose only sign-in is the address: the feeds, and the recordings that they name. */
export function podcastFeeds({ podcast, clock }: { podcast: Podcast; clock: Clock }): Router {
  const router = Router()
  router.use('/feeds', secretAddressHeaders, conditionsAlone, express.static(FEED_ASSETS, { index: false }))

  router.get('/feeds/:token', async (req, res) => {
    const now = clock()
    const { feed, document, etag, modifiedAt } = await podcast.feeds.read(req.params.token, now)
    await podcast.recordVisit(feed, req.ip, now)
    res.set({ ETag: etag, 'Last-Modified': modifiedAt.toUTCString() })
    // Express answers 304 by itself where the player has this version already.
    res.set('Content-Type', 'application/rss+xml; charset=utf-8').send(document)
  })

  router.get('/feeds/audio/:link', async (req, res) => {
    const now = clock()
    const { episode, feed } = await podcast.feeds.recordingOf(req.params.link, now)
    if (feed !== null) await podcast.recordVisit(feed, req.ip, now)
    await sendRecording(res, podcast.files.folder, episode)
  })

  router.use('/feeds', () => {
    throw new DomainError('not-found', 'There is no such feed. Copy the address again from the portal.')
  })
  return router
}

/**
 * Some clients send `no-cache` with a conditional request. It is meant for caches along the way; we answer 304 all the
 * same.
 */
const conditionsAlone: RequestHandler = (req, _res, next) => {
  delete req.headers['cache-control']
  next()
}

/** Sends a file, or the requested part of it. The name is the content's hash, so it is also its version. */
function sendRecording(
  res: Response,
  folder: string,
  { file, mimeType, bytes }: { file: string; mimeType: string; bytes: number },
): Promise<void> {
  const headers = { 'Content-Type': mimeType, ETag: `"${file}"` }
  return new Promise((resolve, reject) => {
    res.sendFile(file, { root: folder, cacheControl: false, headers }, (error) => {
      // A player that has heard enough hangs up; there is nobody left to tell.
      if (!error || res.headersSent) return resolve()
      if (!('status' in error) || error.status !== 416) return reject(error)
      res.status(416).set('Content-Range', `bytes */${bytes}`)
      res.type('text/plain').send('The recording has no such part.')
      resolve()
    })
  })
}
