import { extname } from 'node:path'
import { CAPTIONS_FILE, POSTER_FILE, VIDEO_FILE } from '@meridian/contracts/values/landing-video'
import express, { Router } from 'express'
import { DomainError } from '#platform/domain-error'
import { PAGE_MEDIA_TYPES } from './domain/landing/page-media-kind.ts'
import type { PageMedia } from './gateways/page-media.ts'

const TYPES = new Map<string, string>(Object.entries(PAGE_MEDIA_TYPES))

/** The video of the start page, its captions and its picture: for everybody, in parts where a player asks for parts. */
export function pageMediaFiles({ folder }: PageMedia): Router {
  const router = Router()
  const files = express.static(folder, {
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders(res, path) {
      res.set({
        'Content-Type': TYPES.get(extname(path).slice(1)) ?? 'application/octet-stream',
        'Content-Security-Policy': "default-src 'none'; sandbox",
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
