import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { describe, expect, it } from 'vitest'
import { redirectOf } from './entrance.ts'
import { routes } from './routes.tsx'

const member: SessionUser = {
  id: '0198b9f0-0000-7000-8000-000000000001',
  username: 'Ada Reader',
  email: 'ada@example.org',
  role: 'member',
  membershipStatus: 'active',
  membershipTier: 'pro',
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  joinedAt: '2026-01-01T00:00:00.000Z',
  lastActive: '2026-01-01T00:00:00.000Z',
}

const PEOPLE = {
  visitor: null,
  'no access': { ...member, membershipStatus: 'none', membershipTier: 'none' },
  access: member,
  staff: { ...member, role: 'staff' },
  admin: { ...member, role: 'admin' },
} as const satisfies Record<string, SessionUser | null>

const IN = 'in'
const LOGIN = 'to sign in'
const PORTAL = '/member-portal'

const forAll = [IN, IN, IN, IN, IN]
const forSignedIn = [LOGIN, IN, IN, IN, IN]
const forAdmin = [LOGIN, PORTAL, PORTAL, PORTAL, IN]

/** Who gets in where: a visitor, somebody signed in without access, a member with access, staff, the admin. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/': forAll,
  '/terms': forAll,
  '/privacy': forAll,
  '/login': forAll,
  '/register': forAll,
  '/checkout/:tier': forAll,
  '/checkout-annual': forAll,
  '/set-password': forAll,
  '/reset-password': forAll,
  '/forgot-password': forAll,
  '/confirm-email': forAll,
  '/claim': forAll,
  '/meetups/:meetupId': forAll,
  '/portal': forSignedIn,
  '/member-portal': forSignedIn,
  '/member-map': forSignedIn,
  '/settings': forSignedIn,
  '/referrals': forSignedIn,
  '/analytics': forSignedIn,
  '/members': forSignedIn,
  '/admin': forSignedIn,
  '/tiers': forSignedIn,
  '/admin/members': forSignedIn,
  '/admin/members/:id': forSignedIn,
  '/admin/integrations': forSignedIn,
  '/integrations': forSignedIn,
  '/admin/notion-harvest': forSignedIn,
  '/notion-harvest': forSignedIn,
  '/test-notion': forSignedIn,
  '/admin/podcast': forSignedIn,
  '/admin/dunning': forSignedIn,
  '/admin/queues': forSignedIn,
  '/admin/landing': forSignedIn,
  '/admin/landing/preview': forSignedIn,
  '/dashboard': forAdmin,
}

describe('the screens', () => {
  it('each have a row that says who gets in', () => {
    expect(routes.map(({ path }) => path).toSorted(), 'A new screen needs a row here').toEqual(
      Object.keys(SCREENS).toSorted(),
    )
  })

  it.each(routes.map((route) => [route.path, route] as const))('%s', (path, route) => {
    const got = Object.values(PEOPLE).map((user) => redirectOf(route, user, path) ?? IN)
    expect(got.map((to) => (to.startsWith('/login?next=') ? LOGIN : to))).toEqual(SCREENS[path])
  })
})

describe('an admin who has no second factor', () => {
  const unsecured = { ...PEOPLE.admin, secondFactorRequired: true }
  const screen = { signedIn: true }

  it('is sent to set one up', () => {
    expect(redirectOf(screen, unsecured, '/members?page=2')).toBe('/settings#second-factor')
  })

  it('is let in there', () => {
    expect(redirectOf(screen, unsecured, '/settings?tab=security')).toBeUndefined()
  })
})

it('brings people back to where they were', () => {
  expect(redirectOf({ signedIn: true }, null, '/members?order=name')).toBe(
    '/login?next=%2Fmembers%3Forder%3Dname',
  )
})
