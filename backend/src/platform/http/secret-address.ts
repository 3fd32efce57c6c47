import type { RequestHandler } from 'express'

/** For addresses that are themselves a secret: no index, no shared cache and no other site may learn them. */
export const secretAddressHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
  })
  next()
}
