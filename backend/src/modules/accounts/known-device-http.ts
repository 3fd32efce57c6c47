import { randomBytes } from 'node:crypto'
import { parse } from 'cookie'
import type { Request, Response } from 'express'
import type { SignedTokens } from '#platform/signed-token'

const NAME = 'known-device'
const PURPOSE = 'known-device'
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1_000

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
  /** The browser that asks, if that account knows it; undefined for any other. */
  find(req: Request, accountId: string | undefined): KnownDevice | undefined
}

/** @param publicUrl over https the cookie never travels without it */
export function createKnownDevices(tokens: SignedTokens, publicUrl: string): KnownDevices {
  return {
    remember(res, accountId) {
      const device = `${accountId}:${randomBytes(12).toString('base64url')}`
      res.cookie(NAME, tokens.sign(PURPOSE, device), {
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl.startsWith('https:'),
        maxAge: LIFETIME_MS,
        path: '/api/login',
      })
    },
    find(req, accountId) {
      const signed = tokens.verify(PURPOSE, parse(req.headers.cookie ?? '')[NAME] ?? '')
      const [owner, id] = signed?.split(':') ?? []
      if (owner === undefined || id === undefined || owner !== accountId) return undefined
      return { accountId: owner, id }
    },
  }
}
