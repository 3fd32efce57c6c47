import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { statusOf } from './http-error.ts'
import { parseStoredUser } from './stored-user.ts'

/** `confirmed` is false until something newer than what was stored is known, or the server turned out to be out of reach. */
export interface SessionState {
  readonly user: SessionUser | null
  readonly confirmed: boolean
}

export interface SessionParts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Asks the server who is signed in; fails with status 401 when nobody is. */
  loadUser: () => Promise<SessionUser>
  /** Ends the session on the server. */
  endSession: () => Promise<unknown>
}

export const STORAGE_KEY = 'user'

/** Keeps who is signed in: in storage, in memory for listeners, and in step with the server. */
export class SessionStore {
  #state: SessionState
  /** Counts sign-ins and sign-outs, so that an answer asked for before one of them is not believed after it. */
  #changes = 0
  readonly #parts: SessionParts
  readonly #listeners = new Set<() => void>()

  constructor(parts: SessionParts) {
    this.#parts = parts
    this.#state = { user: this.#readStorage(), confirmed: false }
  }

  get state(): SessionState {
    return this.#state
  }

  /** Calls the listener after every change; answers the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  signIn(user: SessionUser): void {
    this.#parts.storage.setItem(STORAGE_KEY, JSON.stringify(user))
    this.#become(user)
  }

  /** Forgets the person at once; the server is told, but nobody waits for its answer. */
  signOut(): void {
    this.#forget()
    this.#parts.endSession().catch(() => undefined)
  }

  /** Takes the person as the server sees them now. A server out of reach changes nothing. */
  async refresh(): Promise<void> {
    const asked = this.#changes
    try {
      const user = await this.#parts.loadUser()
      if (asked === this.#changes) this.signIn(user)
    } catch (error) {
      if (asked !== this.#changes) return
      if (statusOf(error) === 401) this.#forget()
      else this.#become(this.#state.user)
    }
  }

  /** Follows another tab, which signed in or out. */
  followStorage(): void {
    this.#become(this.#readStorage())
  }

  #readStorage(): SessionUser | null {
    const text = this.#parts.storage.getItem(STORAGE_KEY)
    if (text === null) return null
    const user = parseStoredUser(text)
    if (user === null) this.#parts.storage.removeItem(STORAGE_KEY)
    return user
  }

  #forget(): void {
    this.#parts.storage.removeItem(STORAGE_KEY)
    this.#become(null)
  }

  #become(user: SessionUser | null): void {
    this.#changes += 1
    this.#state = { user, confirmed: true }
    for (const listener of this.#listeners) listener()
  }
}
