import { createHash } from 'node:crypto'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request } from 'express'
import session, { type SessionData } from 'express-session'
import type { Sql } from '../database/sql.ts'
import type { Principal } from './principal.ts'

declare module 'express-session' {
  interface SessionData {
    /** Passport's part: the principal when it was read, their id when it is written. */
    passport?: { user: Principal | string }
    /** Ties checkouts to the browser that began them. */
    browserId?: string
    /** The person whose password was given here: a code is still to come. */
    halfSignedIn?: HalfSignedIn
    /** How the browser named itself at sign-in. Written, never read back: it is shown, and nothing is decided by it. */
    userAgent?: string
    /** The version of the credentials that open it. Compared when the session is stored, and not kept. */
    credentialsVersion?: number
    /** It existed before this request. */
    kept?: true
  }
}

/** Who has given a password, but no code yet. */
export interface HalfSignedIn {
  accountId: string
  /** The version of the credentials that the password was part of. */
  credentialsVersion: number
  /** When, in milliseconds since 1970. */
  at: number
}

/** Reads a session and its person in one query; undefined when there is none, or it has ended. */
export type LoadSession = (
  id: Buffer,
) => Promise<{ data: SessionData; principal: Principal | null } | undefined>

const CREATE = `
  insert into sessions (id, data, expires_at) values ($1, $2, $3)
  on conflict (id) do update set account_id = null, data = excluded.data`

/**
 * Only while the credentials it is opened with are still the account's. Whoever changes them waits until it is stored,
 * and ends it with the others; while they are being changed, it waits for that.
 */
const OPEN = `
  insert into sessions (id, account_id, data, user_agent, expires_at)
  select $1, id, $3, $4, $5 from accounts where id = $2 and credentials_version = $6 for share
  on conflict (id) do update set account_id = excluded.account_id, data = excluded.data,
    user_agent = coalesce(excluded.user_agent, sessions.user_agent)
  returning 1`

/** A session that was ended while a request of it was under way must not come back. */
const KEEP = 'update sessions set account_id = $2, data = $3 where id = $1'

const CHANGED_MEANWHILE =
  'The way to sign in to this account has changed in the meantime. Please sign in again.'

interface SessionRow {
  key: Buffer
  accountId: string | null
  /** As JSON. */
  data: string
}

interface Opened {
  userAgent: string | undefined
  credentialsVersion: number | undefined
}

/**
 * Sessions in PostgreSQL, found by a hash of their id: whoever reads the table cannot sign in with it. There is no
 * `touch`: writing at each request would halve the throughput, so a session lasts from sign-in to its fixed end.
 */
export class SessionStore extends session.Store {
  readonly #sql: Sql
  readonly #load: LoadSession
  readonly #lifetimeMs: number
  readonly #opened: (accountId: string) => void
  /** The part of a session that is in the database: the library saves a new one once more at the end of its request. */
  readonly #stored = new WeakMap<SessionData, string>()

  /** @param opened is told of each session that somebody has signed in to */
  constructor(sql: Sql, load: LoadSession, lifetimeMs: number, opened: (accountId: string) => void) {
    super()
    this.#sql = sql
    this.#load = load
    this.#lifetimeMs = lifetimeMs
    this.#opened = opened
  }

  override get(id: string, done: (error: unknown, data?: SessionData | null) => void): void {
    this.#load(hashSessionId(id)).then((found) => done(null, found && withPrincipal(found)), done)
  }

  override set(id: string, data: SessionData, done: (error?: unknown) => void = () => {}): void {
    const { passport, cookie, kept, userAgent, credentialsVersion, ...rest } = data
    const user = passport?.user
    const accountId = typeof user === 'object' ? user.id : (user ?? null)
    const content = JSON.stringify([accountId, rest])
    if (this.#stored.get(data) === content) return done()
    const row = { key: hashSessionId(id), accountId, data: JSON.stringify({ ...rest, cookie }) }
    const stored = kept ? this.#keep(row) : this.#create(row, { userAgent, credentialsVersion })
    stored.then(() => {
      this.#stored.set(data, content)
      done()
    }, done)
  }

  async #keep({ key, accountId, data }: SessionRow): Promise<void> {
    await this.#sql.rows({ name: 'session-keep', text: KEEP, values: [key, accountId, data] })
  }

  async #create({ key, accountId, data }: SessionRow, opened: Opened): Promise<void> {
    const expiresAt = new Date(Date.now() + this.#lifetimeMs)
    if (accountId === null) {
      await this.#sql.rows({ name: 'session-create', text: CREATE, values: [key, data, expiresAt] })
      return
    }
    const { userAgent = null, credentialsVersion = null } = opened
    const values = [key, accountId, data, userAgent, expiresAt, credentialsVersion]
    const rows = await this.#sql.rows({ name: 'session-open', text: OPEN, values })
    if (rows.length === 0) throw new DomainError('not-signed-in', CHANGED_MEANWHILE, { accountId })
    this.#opened(accountId)
  }

  /** Added by the library: puts a session under a new id on the request. */
  declare generate: (req: Request) => void

  /** A sign-in usually has no session before it: then there is none to delete. */
  override regenerate(req: Request, done: (error?: unknown) => void = () => {}): void {
    const { kept } = req.session
    delete req.session.kept
    if (kept) return super.regenerate(req, done)
    this.generate(req)
    done()
  }

  override destroy(id: string, done: (error?: unknown) => void = () => {}): void {
    const query = {
      name: 'session-end',
      text: 'delete from sessions where id = $1',
      values: [hashSessionId(id)],
    }
    this.#sql.rows(query).then(() => done(), done)
  }
}

function withPrincipal({ data, principal }: { data: SessionData; principal: Principal | null }): SessionData {
  const kept = { ...data, kept: true as const }
  if (principal === null) return kept
  // The session library compares sessions as JSON at each request: to it, the person is only their id.
  const user = Object.defineProperty(principal, 'toJSON', { value: () => principal.id })
  return { ...kept, passport: { user } }
}

/** The key under which a session is stored. */
export function hashSessionId(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
