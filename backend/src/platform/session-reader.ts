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
  return async (req, _res, next) => {
    const id = sessionIdOf(req.headers.cookie, cookie, secrets)
    const found = id === undefined ? undefined : await load(hashSessionId(id))
    if (found?.principal) req.user = found.principal
    next()
  }
}

/** The session id of a genuine cookie. */
function sessionIdOf(
  header: string | undefined,
  name: string,
  secrets: readonly string[],
): string | undefined {
  const value = header === undefined ? undefined : parse(header)[name]
  if (value === undefined || !value.startsWith(SIGNED)) return undefined
  for (const secret of secrets) {
    const id = unsign(value.slice(SIGNED.length), secret)
    if (id !== false) return id
  }
  return undefined
}
