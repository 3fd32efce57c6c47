import { parse } from 'cookie'
import type { Request, Response } from 'express'

const NAME = 'own-referral-code'
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1_000

/**
 * Remembers in a browser whose code was shown in it. Owners look at their code to share it, so such a browser is
 * theirs, even after they have signed out.
 * @param publicUrl over https the cookie never travels without it
 */
export function rememberOwnCode(res: Response, code: string, publicUrl: string): void {
  res.cookie(NAME, code, {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: LIFETIME_MS,
    path: '/api',
  })
}

/** The code whose owner uses this browser, as far as it is known. */
export function ownCodeOf(req: Request): string | undefined {
  return parse(req.headers.cookie ?? '')[NAME]
}
