import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { statusOf } from './http-error.ts'
import { parseStoredUser } from './stored-user.ts'

/**
 * `confirmed` is false until something newer than what was stored is known, or the server has turned out to be out of
 * reach. `lapsed`: the server has ended the session while something was on screen, which stays until the person signs
 * in again.
 */
export interface SessionState {
  readonly user: SessionUser | null
  readonly confirmed: boolean
  readonly lapsed?: boolean
}

export interface SessionParts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Asks the server who is signed in; fails with status 401 when nobody is. */
  loadUser: () => Promise<SessionUser>
  /** Ends the session on the server. */
  endSession: () => Promise<unknown>
}

export const STORAGE_KEY = 'user'
/** Set from a sign-out until the server has heard of it: until then the browser's cookie may still open everything. */
export const LEAVING_KEY = 'signing-out'

/** Keeps who is signed in: in storage, in memory for listeners, and in step with the server. */
export class SessionStore {
  #state: SessionState
  /** Counts sign-ins and sign-outs, so that an answer requested before one of them is not believed after it. */
  #changes = 0
  /** How many screens want to stay when the session lapses. */
  #held = 0
  readonly #parts: SessionParts
  readonly #listeners = new Set<() => void>()

  constructor(parts: SessionParts) {
    this.#parts = parts
    this.#state = { user: this.#readStorage(), confirmed: false }
  }

  get state(): SessionState {
    return this.#state
  }

  /** True while the server has not heard yet that the person has signed out. */
  get leaving(): boolean {
    return this.#parts.storage.getItem(LEAVING_KEY) !== null
  }

  /** Calls the listener after every change; returns a function that ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  signIn(user: SessionUser): void {
    this.#parts.storage.removeItem(LEAVING_KEY)
    this.#keep(user)
  }

  /** Forgets the person at once; the server is told, but nobody waits for its answer. */
  signOut(): void {
    this.#parts.storage.setItem(LEAVING_KEY, '1')
    this.forget()
    this.#leave().catch(() => undefined)
  }

  /** Takes the person as the server sees them now. A server out of reach changes nothing. */
  async refresh(): Promise<void> {
    const asked = this.#changes
    try {
      const user = await this.#load()
      if (asked !== this.#changes) return
      if (user === null) this.forget()
      else this.#keep(user)
    } catch (error) {
      if (asked !== this.#changes) return
      if (statusOf(error) === 401) this.lapse()
      else this.#become(this.#state.user, this.#state.lapsed)
    }
  }

  /** Follows another tab, which signed in or out. */
  followStorage(): void {
    this.#become(this.#readStorage())
  }

  /** Forgets the person here. */
  forget(): void {
    this.#parts.storage.removeItem(STORAGE_KEY)
    this.#become(null)
  }

  /** The session has ended without a sign-out: what is held on screen waits for the person to come back. */
  lapse(): void {
    const { user, confirmed } = this.#state
    if (this.#held === 0 || user === null || !confirmed) return this.forget()
    this.#parts.storage.removeItem(STORAGE_KEY)
    this.#become(user, true)
  }

  /** Keeps a screen past the end of the session, until the returned function is called. */
  hold(): () => void {
    this.#held += 1
    return () => {
      this.#held -= 1
      if (this.#state.lapsed) this.forget()
    }
  }

  /** Who is signed in. A session that is being ended is not trusted, but ended. */
  async #load(): Promise<SessionUser | null> {
    if (!this.leaving) return this.#parts.loadUser()
    await this.#leave()
    return null
  }

  async #leave(): Promise<void> {
    await this.#parts.endSession()
    this.#parts.storage.removeItem(LEAVING_KEY)
  }

  #readStorage(): SessionUser | null {
    const text = this.#parts.storage.getItem(STORAGE_KEY)
    if (text === null) return null
    const user = parseStoredUser(text)
    if (user === null) this.#parts.storage.removeItem(STORAGE_KEY)
    return user
  }

  #keep(user: SessionUser): void {
    this.#parts.storage.setItem(STORAGE_KEY, JSON.stringify(user))
    this.#become(user)
  }

  #become(user: SessionUser | null, lapsed = false): void {
    this.#changes += 1
    this.#state = { user, confirmed: true, lapsed }
    for (const listener of this.#listeners) listener()
  }
}
