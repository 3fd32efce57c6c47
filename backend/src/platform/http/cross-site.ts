import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request, RequestHandler } from 'express'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True for a request that changes nothing. */
export function isRead(req: Request): boolean {
  return SAFE_METHODS.has(req.method)
}

/**
 * Refuses writes that another site caused: judged by `Sec-Fetch-Site` where the browser sends it, by `Origin`
 * otherwise. A client that sends neither is not a browser, and does not send our cookie on its own.
 */
export function refuseCrossSiteWrites(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).origin
  return (req, _res, next) => {
    const site = req.get('sec-fetch-site')
    const origin = req.get('origin')
    const host = `${req.protocol}://${req.get('host') ?? ''}`
    const sameSite = site === undefined || site === 'same-origin' || site === 'none'
    const sameOrigin = origin === undefined || origin === own || origin === host
    if (sameSite && sameOrigin) return next()
    throw new DomainError('forbidden', 'This request came from another site and was refused.')
  }
}

/**
 * Refuses bodies that are not JSON: a form on another site cannot send JSON.
 * @param isUpload recognises the calls that take a file; its type must be one that a form cannot send either
 */
export function jsonOnly(isUpload: (req: Request) => boolean): RequestHandler {
  return (req, _res, next) => {
    const hasBody = Number(req.get('content-length') ?? 0) > 0 || req.get('transfer-encoding') !== undefined
    if (!hasBody || req.is('application/json') || isUpload(req)) return next()
    throw new DomainError(
      'unsupported-media-type',
      'Send the request as JSON (Content-Type: application/json).',
    )
  }
}
