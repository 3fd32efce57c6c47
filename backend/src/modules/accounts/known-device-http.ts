import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { lastingCookie } from '#platform/http/lasting-cookie'
import type { SignedTokens } from '#platform/secrets/signed-token'

/** The name of the cookie, and the purpose of its token. */
const KNOWN = 'known-device'

/** What somebody signs in to, and the version of its credentials: whoever knew older ones may not be the owner. */
export interface SignInTo {
  accountId: string
  credentialsVersion: number
}

/**
 * Remembers and recognises the browsers of a person by a mark. A known one gives no access: it only lets its owner go
 * on trying (ADR 026).
 */
export interface KnownDevices {
  /** Marks a browser that has been signed in with completely. One that brings a mark which still counts keeps it. */
  remember(req: Request, res: Response, to: SignInTo): void
  /** The id of the mark that the browser brings; undefined for none, another account's, or one of older credentials. */
  find(req: Request, to: SignInTo | undefined): string | undefined
}

export function createKnownDevices(tokens: SignedTokens, publicUrl: string): KnownDevices {
  const cookie = lastingCookie(KNOWN, { path: '/api/login', publicUrl })
  const find: KnownDevices['find'] = (req, to) => {
    if (to === undefined) return undefined
    const signed = tokens.verify(KNOWN, cookie.of(req) ?? '')
    const [accountId, version, id] = signed?.split(':') ?? []
    return accountId === to.accountId && version === String(to.credentialsVersion) ? id : undefined
  }
  return {
    find,
    remember(req, res, to) {
      const id = find(req, to) ?? randomBytes(12).toString('base64url')
      cookie.set(res, tokens.sign(KNOWN, `${to.accountId}:${to.credentialsVersion}:${id}`))
    },
  }
}
