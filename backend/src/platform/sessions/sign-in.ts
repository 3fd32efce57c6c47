import { type Request, type RequestHandler, Router } from 'express'
import session from 'express-session'
import { Authenticator } from 'passport'
import type { Principal } from './principal.ts'
import '../http/express-request.ts'
import { readSession } from './session-reader.ts'
import { hashSessionId, type LoadSession, type SessionStore } from './session-store.ts'

/** The cookie that carries the session; over TLS the browser itself binds it to this host. */
export const sessionCookie = (overTls: boolean): string => (overTls ? '__Host-meridian' : 'meridian')

/** Puts the signed-in person on each request, and the session itself on those that may change something. */
export function sessionHandler(config: {
  store: SessionStore
  load: LoadSession
  secrets: string[]
  overTls: boolean
  /** The browser forgets the cookie this long after sign-in. */
  lifetimeMs: number
}): RequestHandler {
  const { store, load, secrets, overTls, lifetimeMs } = config
  const name = sessionCookie(overTls)
  const read = readSession({ cookie: name, secrets, load })
  const change = Router()
  change.use(
    session({
      store,
      secret: secrets,
      name,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure: overTls, maxAge: lifetimeMs, path: '/' },
    }),
    createAuthenticator().session(),
  )
  return (req, res, next) => (req.method === 'GET' ? read(req, res, next) : change(req, res, next))
}

function createAuthenticator() {
  const authenticator = new Authenticator()
  authenticator.serializeUser((user: Principal, done) => done(null, user.id))
  // The store has read the person together with the session: there is nothing left to look up.
  authenticator.deserializeUser((user: Principal, done) => done(null, user))
  return authenticator
}

/**
 * Signs a person in under a new session id; what tied the browser to its checkouts stays. When it returns, the session
 * is stored: it must be complete before anybody is told of it. Throws `not-signed-in` when the credentials have changed
 * since.
 * @param credentialsVersion the version of the credentials that were shown to be right
 */
export async function signIn(req: Request, principal: Principal, credentialsVersion: number): Promise<void> {
  const { session: before } = req
  delete before.halfSignedIn
  before.userAgent = req.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? ''
  before.credentialsVersion = credentialsVersion
  await new Promise<void>((resolve, reject) => {
    const stored = (error: unknown) => (error ? reject(asNobody(req, error)) : resolve())
    req.logIn(principal, { session: true, keepSessionInfo: true }, stored)
  })
}

const MAX_USER_AGENT = 400

/** The library stores the session once more at the end of the request, then without the person. */
function asNobody(req: Request, error: unknown): unknown {
  delete req.session.passport
  return error
}

/**
 * Continues as nobody, under a new session id; what tied the browser to its checkouts stays. For a browser whose
 * session ended during its request.
 */
export async function beginAnew(req: Request): Promise<void> {
  const { browserId } = req.session
  await new Promise<void>((resolve, reject) => {
    req.session.regenerate((error: unknown) => (error ? reject(error) : resolve()))
  })
  if (browserId !== undefined) req.session.browserId = browserId
}

/** The key under which the session of a request is stored. */
export function sessionKeyOf(req: Request): Buffer {
  return req.sessionKey ?? hashSessionId(req.sessionID)
}

/** Keeps the session now, and throws when that fails: at the end of a request it would fail silently. */
export async function saveSession(req: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    req.session.save((error: unknown) => (error ? reject(error) : resolve()))
  })
}

/** Ends the session on the server. */
export async function signOut(req: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    req.session.destroy((error: unknown) => (error ? reject(error) : resolve()))
  })
}
