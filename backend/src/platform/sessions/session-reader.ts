import { parse } from 'cookie'
import { unsign } from 'cookie-signature'
import type { RequestHandler } from 'express'
import { hashSessionId, type LoadSession } from './session-store.ts'

/** express-session marks signed cookies by this. */
const SIGNED = 's:'

/**
 * Puts the signed-in person on a request that only reads. It does what the session library does, less what only
 * changes need: comparing the session with itself at each answer costs a third of the throughput (ADR 003).
 */
export function readSession(config: {
  cookie: string
  secrets: readonly string[]
  load: LoadSession
}): RequestHandler {
  const { cookie, secrets, load } = config
  const hashOf = remembering((header) => {
    const id = sessionIdOf(header, cookie, secrets)
    return id === undefined ? undefined : hashSessionId(id)
  })
  return async (req, _res, next) => {
    const { cookie: header } = req.headers
    const hash = header === undefined ? undefined : hashOf(header)
    const found = hash === undefined ? undefined : await load(hash)
    if (found?.principal) {
      req.user = found.principal
      req.sessionKey = hash
    }
    next()
  }
}

const MAX_REMEMBERED_COOKIES = 5_000
/** Longer headers carry other people's cookies; remembering those would let a stranger fill the memory. */
const MAX_REMEMBERED_LENGTH = 512

/**
 * A browser sends the same cookie with each request: what a genuine one resolves to is worked out once. Whether the
 * session still exists is checked on every request all the same.
 */
function remembering(work: (header: string) => Buffer | undefined) {
  const known = new Map<string, Buffer>()
  return (header: string): Buffer | undefined => {
    const remembered = known.get(header)
    if (remembered !== undefined) return remembered
    const hash = work(header)
    if (hash === undefined || header.length > MAX_REMEMBERED_LENGTH) return hash
    if (known.size >= MAX_REMEMBERED_COOKIES) known.clear()
    known.set(header, hash)
    return hash
  }
}

/** The session id of a genuine cookie. */
function sessionIdOf(header: string, name: string, secrets: readonly string[]): string | undefined {
  const value = parse(header)[name]
  if (value === undefined || !value.startsWith(SIGNED)) return undefined
  for (const secret of secrets) {
    const id = unsign(value.slice(SIGNED.length), secret)
    if (id !== false) return id
  }
  return undefined
}
