import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { payByCard } from '../../../simulation/card.ts'
import { createClient } from '../../../simulation/http-client.ts'
import { until } from '../../until.ts'
import { type CallersSystem, startCallersSystem } from './callers.ts'
import { testRefusals } from './refusals.ts'
import * as shapes from './shapes.ts'

let callers: CallersSystem
beforeAll(async () => {
  callers = await startCallersSystem()
})
afterAll(() => callers.stop())

const ACCOUNT = { username: 'Caller', email: 'caller@example.org', password: 'secret-enough' }
const BERLIN = { latitude: 52.52, longitude: 13.405, city: 'Berlin', country: 'Germany' }
const MEETUP = {
  ...{ ...BERLIN, title: 'Supper', description: 'At eight', address: 'A street', venue: 'A kitchen' },
  ...{ maxAttendees: null, isPublic: true, requiredTier: 'basic', tags: ['food'] },
  eventDate: new Date(Date.now() + 9 * 86_400_000).toISOString(),
}
const DISCORD = { serverId: '123456789012345678' }

/** Every call of the specification but those that report a payment, in an order in which each has something to tell. */
const CALLS = [
  ['visitor', 'POST /api/register', () => ACCOUNT, shapes.USER],
  ['visitor', 'POST /api/login', () => ({ email: ACCOUNT.email, password: ACCOUNT.password }), shapes.USER],
  ['visitor', 'GET /api/membership-tiers', null, shapes.TIERS],
  ['visitor', 'POST /api/create-guest-subscription', () => ({ tierId: 'enterprise' }), shapes.SETUP],
  ['visitor', 'POST /api/create-annual-subscription', () => ({}), shapes.ANNUAL_SETUP],
  ['admin', 'GET /api/analytics', null, shapes.ANALYTICS],
  ['admin', 'GET /api/recent-members', null, shapes.RECENT_MEMBERS],
  ['admin', 'GET /api/users', null, shapes.USERS],
  ['admin', 'GET /api/integrations', null, shapes.INTEGRATION.array().length(4)],
  ['admin', 'PUT /api/integrations/discord', () => DISCORD, shapes.INTEGRATION],
  [
    'member',
    'POST /api/telegram/link',
    (userId: string) => ({ userId, telegramUserId: '77112233' }),
    shapes.LINKED,
  ],
  ['member', 'POST /api/telegram/invite', (userId: string) => ({ userId }), shapes.INVITED],
  ['member', 'GET /api/notion/page-url', null, shapes.HUB_PAGE],
  ['member', 'POST /api/user/location', () => ({ ...BERLIN, isLocationPublic: true }), z.unknown()],
  ['member', 'GET /api/members/locations', null, shapes.LOCATIONS],
  ['member', 'POST /api/meetups', () => MEETUP, shapes.MEETUP],
  ['member', 'GET /api/meetups', null, shapes.MEETUP.array().min(1)],
  ['admin', 'GET /api/test-notion', null, shapes.NOTION_TEST],
  ['member', 'POST /api/subscription/update-payment-method', null, shapes.ADDRESS],
] as const

test.each(CALLS)('%s: %s', async (who, call, body, shape) => {
  const answer = await until(
    async () => {
      const given = await callers.call(who, call, body?.(callers.userId))
      // What is read is told a moment after it happened.
      const complete = shape.safeParse(given.status === 200 && given.json()).success
      return (complete || !call.startsWith('GET ')) && given
    },
    { what: call },
  )
  expect(answer.status, answer.text).toBe(200)
  expect(z.prettifyError(shape.safeParse(answer.json()).error ?? new z.ZodError([]))).toBe('')
})

test('member: POST /api/meetups/{meetupId}/join', async () => {
  const [meetup] = (await callers.call('admin', 'GET /api/meetups')).json<{ id: string }[]>()
  const join = `POST /api/meetups/${meetup?.id}/join`
  const answer = await callers.call('admin', join, { status: 'interested' })
  expect([answer.status, shapes.JOINED.safeParse(answer.json()).success]).toEqual([200, true])
})

test('POST /api/subscription-success and /api/annual-subscription-success answer the person that they signed in', async () => {
  expect(shapes.USER.safeParse(callers.bought).error).toBeUndefined()
  const buyer = createClient(callers.system.url)
  const setup = (await buyer.post('/api/create-annual-subscription', {})).json<
    z.output<typeof shapes.ANNUAL_SETUP> & { publishableKey: string; summary: { subtotal: number } }
  >()
  expect(setup.summary.subtotal).toBe(49_900)
  const email = 'annual@example.org'
  await payByCard({ ...setup, stripeUrl: `${callers.system.sandboxUrl}/stripe`, email })
  const { paymentIntentId, customerId } = setup
  const done = await buyer.post('/api/annual-subscription-success', { paymentIntentId, customerId, email })
  expect(done.status, done.text).toBe(200)
  expect(shapes.USER.parse(done.json())).toMatchObject({
    email,
    membershipStatus: 'active',
    membershipTier: 'pro',
  })
})

testRefusals(() => callers)
