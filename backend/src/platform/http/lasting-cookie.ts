import { DAY_MS } from '@meridian/contracts/values/durations'
import { parse } from 'cookie'
import type { Request, Response } from 'express'

const LIFETIME_MS = 365 * DAY_MS

/** What a browser is to remember for a year, whoever uses it. It grants no access: that is what sessions are for. */
export interface LastingCookie {
  set(res: Response, value: string): void
  /** The value that the browser sends, which proves nothing; undefined when it sends none. */
  of(req: Request): string | undefined
}

/**
 * @param path only calls below it get the cookie
 * @param publicUrl when it is https, the cookie never travels without it, and browsers accept it from nowhere else
 */
export function lastingCookie(
  name: string,
  { path, publicUrl }: { path: string; publicUrl: string },
): LastingCookie {
  const secure = publicUrl.startsWith('https:')
  const fullName = secure ? `__Secure-${name}` : name
  return {
    set(res, value) {
      res.cookie(fullName, value, { httpOnly: true, sameSite: 'lax', secure, maxAge: LIFETIME_MS, path })
    },
    of: (req) => parse(req.headers.cookie ?? '')[fullName],
  }
}
