import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { useEffect, useSyncExternalStore } from 'react'
import { get, postKeepalive } from './http.ts'
import { safeStorage } from './safe-storage.ts'
import { LEAVING_KEY, type SessionState, SessionStore, STORAGE_KEY } from './session-store.ts'

const store = new SessionStore({
  storage: safeStorage('localStorage'),
  loadUser: () => get('/api/session'),
  endSession: () => postKeepalive('/api/logout'),
})

const subscribe = (listener: () => void) => store.subscribe(listener)
const stateNow = () => store.state

/** Who is signed in, and whether the server has confirmed it. Renders again after every change. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, stateNow, stateNow)
}

/**
 * The same for screens that differ for members: where nothing is stored the server is asked, since a browser whose data
 * was partly cleared may still have its cookie.
 */
export function useRestoredSession(): SessionState {
  const session = useSession()
  const isUnknown = session.user === null && !session.confirmed
  useEffect(() => {
    if (isUnknown) void refreshSession()
  }, [isUnknown])
  return session
}

/** Stores the person that the server answered to a sign-in, and tells every listener. */
export const signIn = (user: SessionUser): void => store.signIn(user)

/** Forgets the person here at once and ends the session on the server without waiting. */
export const signOut = (): void => store.signOut()

/** Forgets the person here; their session is already over. */
export const forgetPerson = (): void => store.forget()

/** Keeps what is on screen when the session ends by itself, until the returned function is called. */
export const holdScreen = (): (() => void) => store.hold()

/** Reads the person from the server again. Never throws: 401 signs out, an unreachable server changes nothing. */
export const refreshSession = (): Promise<void> => store.refresh()

/**
 * Starts following the server and other tabs. Without a stored person the server is not asked: visitors' pages stay
 * free of a failing call, and a guarded screen asks for itself.
 */
export function startSession(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LEAVING_KEY && newValue !== null) store.forget()
    if (key !== STORAGE_KEY && key !== null) return
    if (newValue === null) store.lapse()
    else store.followStorage()
  })
  // A page that the browser restores from its back/forward cache may have missed a sign-in.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.followStorage()
  })
  const leave = () => {
    if (store.leaving) void store.refresh()
  }
  addEventListener('online', leave)
  if (store.state.user === null) leave()
  else void store.refresh()
}

/** Calls the listener each time the signed-in person was looked up or changed, with the new one and the one before. */
export function onUser(listener: (now: SessionUser | null, before: SessionUser | null) => void): void {
  let before = store.state.user
  store.subscribe(() => {
    const { user } = store.state
    listener(user, before)
    before = user
  })
}
