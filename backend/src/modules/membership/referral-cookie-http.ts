import { parse } from 'cookie'
import type { Request, Response } from 'express'

const NAME = 'own-referral-code'
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1_000

/**
 * Remembers in a browser whose code was shown in it. To share a code its owner looks at it, so a browser that has
 * seen it as theirs is theirs, also after they signed out.
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
