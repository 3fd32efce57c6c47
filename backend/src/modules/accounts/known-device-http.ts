import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { lastingCookie } from '#platform/lasting-cookie'
import type { SignedTokens } from '#platform/signed-token'

/** The name of the cookie, and the purpose of its token. */
const KNOWN = 'known-device'

/** A browser that somebody has signed in with before. */
export interface KnownDevice {
  accountId: string
  /** Tells this browser from the person's others. */
  id: string
}

/**
 * Remembers and recognises the browsers of a person. A known one gives no access: it only lets its owner go on trying
 * (ADR 026).
 */
export interface KnownDevices {
  remember(res: Response, accountId: string): void
  /** The browser that asks, if it is known for that account; undefined for any other. */
  find(req: Request, accountId: string | undefined): KnownDevice | undefined
}

export function createKnownDevices(tokens: SignedTokens, publicUrl: string): KnownDevices {
  const cookie = lastingCookie(KNOWN, { path: '/api/login', publicUrl })
  return {
    remember(res, accountId) {
      const device = `${accountId}:${randomBytes(12).toString('base64url')}`
      cookie.set(res, tokens.sign(KNOWN, device))
    },
    find(req, accountId) {
      const signed = tokens.verify(KNOWN, cookie.of(req) ?? '')
      const [owner, id] = signed?.split(':') ?? []
      if (owner === undefined || id === undefined || owner !== accountId) return undefined
      return { accountId: owner, id }
    },
  }
}
