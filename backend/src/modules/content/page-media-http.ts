import { basename, extname } from 'node:path'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { CAPTIONS_FILE, POSTER_FILE, VIDEO_FILE } from '@meridian/contracts/values/landing-video'
import express, { Router } from 'express'
import { PAGE_MEDIA_TYPES } from './domain/landing/page-media-kind.ts'
import type { PageMedia } from './gateways/page-media.ts'

const TYPES = new Map<string, string>(Object.entries(PAGE_MEDIA_TYPES))

const SEALED = "default-src 'none'; sandbox"
/** A video that is opened directly is a page of its own, which would not play under `sandbox`. */
const PLAYABLE = "default-src 'none'; media-src 'self'"

/**
 * The video of the start page, its captions and its picture: for everybody, and in ranges where a player asks for them.
 */
export function pageMediaFiles({ folder }: PageMedia): Router {
  const router = Router()
  const files = express.static(folder, {
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders(res, path) {
      res.set({
        'Content-Type': TYPES.get(extname(path).slice(1)) ?? 'application/octet-stream',
        'Content-Security-Policy': VIDEO_FILE.test(basename(path)) ? PLAYABLE : SEALED,
        'X-Content-Type-Options': 'nosniff',
      })
    },
  })
  router.use('/media', (req, res, next) => {
    const name = req.path.slice(1)
    if ([VIDEO_FILE, CAPTIONS_FILE, POSTER_FILE].some((known) => known.test(name))) files(req, res, next)
    else next()
  })
  router.use('/media', () => {
    throw new DomainError('not-found', 'There is no such file.')
  })
  return router
}
