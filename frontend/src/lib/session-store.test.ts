import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { describe, expect, it } from 'vitest'
import { failureOf } from './http-error.ts'
import { SessionStore } from './session-store.ts'

const ada: SessionUser = {
  id: '7b0c8a0e-2f7c-4a63-9d0e-0d5f6f0b9a11',
  username: 'ada',
  email: 'ada@example.com',
  role: 'member',
  membershipStatus: 'active',
  membershipTier: 'pro',
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  joinedAt: '2026-01-01T00:00:00.000Z',
  lastActive: '2026-01-02T00:00:00.000Z',
}

function setUp(stored?: string, loadUser: () => Promise<SessionUser> = async () => ada) {
  const kept = new Map(stored === undefined ? [] : [['user', stored]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const calls = { ended: 0, told: 0 }
  const endSession = async () => {
    calls.ended += 1
    throw new Error('nobody waits for this')
  }
  const store = new SessionStore({ storage, loadUser, endSession })
  store.subscribe(() => {
    calls.told += 1
  })
  return { store, kept, calls }
}

const refuse = () => Promise.reject(failureOf(401, 'Unauthorized', ''))

describe('the session', () => {
  it('is restored from storage', () => {
    expect(setUp(JSON.stringify(ada)).store.state).toEqual({ user: ada, confirmed: false })
  })

  it.each(['{broken', 'null', '7', '{"id":1}'])('drops stored data that names nobody: %s', (text) => {
    const { store, kept } = setUp(text)
    expect(store.state).toEqual({ user: null, confirmed: false })
    expect(kept.has('user')).toBe(false)
  })

  it('takes a missing tier as none and an unknown role as member', () => {
    const { membershipTier: _, ...rest } = ada
    const { user } = setUp(JSON.stringify({ ...rest, role: 'owner' })).store.state
    expect(user).toMatchObject({ membershipTier: 'none', role: 'member' })
  })

  it('stores and tells on sign-in', () => {
    const { store, kept, calls } = setUp()
    store.signIn(ada)
    expect(JSON.parse(kept.get('user') ?? '')).toEqual(ada)
    expect(calls.told).toBe(1)
  })

  it('forgets and tells at once on sign-out, and does not mind a failing server', () => {
    const { store, kept, calls } = setUp(JSON.stringify(ada))
    store.signOut()
    expect(store.state.user).toBeNull()
    expect(kept.has('user')).toBe(false)
    expect(calls).toEqual({ ended: 1, told: 1 })
  })

  it('forgets on 401, keeps the person when the server is out of reach', async () => {
    const refused = setUp(JSON.stringify(ada), refuse)
    await refused.store.refresh()
    expect(refused.store.state).toMatchObject({ user: null, confirmed: true })
    const lost = setUp(JSON.stringify(ada), () => Promise.reject(new Error('offline')))
    await lost.store.refresh()
    expect(lost.store.state).toMatchObject({ user: ada, confirmed: true })
  })

  it('does not believe an answer that was asked for before a sign-out', async () => {
    const { store } = setUp(JSON.stringify(ada))
    const refreshed = store.refresh()
    store.signOut()
    await refreshed
    expect(store.state.user).toBeNull()
  })

  it('ends a session that a lost sign-out left, and believes it only after a sign-in', async () => {
    const { store, kept, calls } = setUp(JSON.stringify(ada))
    store.signOut()
    await store.refresh()
    expect([store.state.user, store.leaving, calls.ended]).toEqual([null, true, 2])
    store.signIn(ada)
    await store.refresh()
    expect([store.state.user, kept.has('signing-out')]).toEqual([ada, false])
  })

  it('keeps the person of a screen that is held, until it lets go', async () => {
    const { store, kept } = setUp(JSON.stringify(ada), refuse)
    const letGo = store.hold()
    store.signIn(ada)
    await store.refresh()
    expect(store.state).toEqual({ user: ada, confirmed: true, lapsed: true })
    expect(kept.has('user')).toBe(false)
    letGo()
    expect(store.state).toEqual({ user: null, confirmed: true, lapsed: false })
  })

  it('holds nothing that was only stored', async () => {
    const { store } = setUp(JSON.stringify(ada), refuse)
    store.hold()
    await store.refresh()
    expect(store.state.user).toBeNull()
  })

  it('follows another tab', () => {
    const { store, kept } = setUp(JSON.stringify(ada))
    kept.delete('user')
    store.followStorage()
    expect(store.state.user).toBeNull()
  })
})
