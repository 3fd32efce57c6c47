import { expect, test } from 'vitest'
import type { Caller, CallersSystem } from './callers.ts'

type Refusal = readonly [who: Caller, call: string, body: unknown, status: number, words: string]

const NOBODY = '7b0c8a0e-2f7c-4a63-9d0e-0d5f6f0b9a11'
const PLACE = { latitude: 52.52, longitude: 13.405, city: 'Berlin', country: 'Germany' }

/** What is refused, with which status, and with which words in its body. */
const REFUSALS: readonly Refusal[] = [
  ['visitor', 'POST /api/login', { email: 'no', password: 'x' }, 400, 'Invalid email address'],
  ['visitor', 'POST /api/login', { email: 'a@example.org', password: '' }, 400, 'Password is required'],
  ['visitor', 'POST /api/login', { email: 'a@example.org', password: 'x' }, 401, 'Invalid email or password'],
  [
    ...([
      'visitor',
      'POST /api/register',
      { username: 'A', email: 'a@example.org', password: '12345' },
    ] as const),
    ...([400, 'Username must be at least 2 characters'] as const),
  ],
  [
    ...([
      'visitor',
      'POST /api/register',
      { username: 'Ab', email: 'a@example.org', password: '12345' },
    ] as const),
    ...([400, 'Password must be at least 6 characters'] as const),
  ],
  [
    ...(['visitor', 'POST /api/create-guest-subscription', { tierId: 'platinum' }] as const),
    ...([404, 'The selected membership plan was not found.'] as const),
  ],
  ['visitor', 'GET /api/analytics', undefined, 401, ''],
  ['member', 'GET /api/analytics', undefined, 403, ''],
  ['visitor', 'GET /api/nonsense', undefined, 404, '/api/nonsense'],
  ['member', 'POST /api/telegram/link', { userId: NOBODY, telegramUserId: '77112233' }, 403, ''],
  ['member', 'POST /api/user/location', { ...PLACE, city: ' ' }, 400, 'City is required'],
  ['member', 'POST /api/user/location', { ...PLACE, latitude: 90.1 }, 400, 'Latitude must be at most 90'],
  [
    'member',
    'POST /api/user/location',
    { ...PLACE, longitude: -180.1 },
    400,
    'Longitude must be at least -180',
  ],
  ['member', 'POST /api/meetups', PLACE, 400, 'Title is required'],
  ['member', `POST /api/meetups/${NOBODY}/join`, { status: 'interested' }, 404, 'meetup'],
  ['member', 'PUT /api/integrations/discord', { serverId: '1' }, 403, ''],
  ['admin', 'PUT /api/integrations/telegram', { channelId: '@name' }, 400, 'The channel ID is a number'],
]

type Trouble = readonly [provider: string, kind: string, who: Caller, call: string, body: object | undefined]

/** Calls that need a provider, while it is in trouble. */
const TROUBLES: readonly Trouble[] = [
  ['stripe', 'down', 'visitor', 'POST /api/create-guest-subscription', { tierId: 'basic' }],
  ['stripe', 'error', 'visitor', 'POST /api/create-annual-subscription', {}],
  ['stripe', 'rate-limited', 'member', 'POST /api/subscription/update-payment-method', undefined],
  ['notion', 'down', 'admin', 'GET /api/test-notion', undefined],
  ['notion', 'html', 'admin', 'GET /api/test-notion', undefined],
  ['telegram', 'down', 'member', 'POST /api/telegram/invite', undefined],
  ['telegram', 'error', 'member', 'POST /api/telegram/invite', undefined],
  ['geocode', 'down', 'member', 'GET /api/geocode/reverse?latitude=52.52&longitude=13.405', undefined],
]

const ENOUGH = 1_000

/** Calls that are refused, and calls whose provider is in trouble. */
export function testRefusals(callers: () => CallersSystem): void {
  test.each(REFUSALS)('%s: %s of %j is refused by %i: %s', async (who, call, body, status, words) => {
    const answer = await callers().call(who, call, body)
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(answer.text.trim()).not.toBe('')
  })

  test.each(TROUBLES)('%s %s: %s is told so by %s', async (provider, kind, who, call, body) => {
    const { system, userId } = callers()
    const sent = call.endsWith('/telegram/invite') ? { userId } : body
    await system.sandbox.post('/control/fault', { provider, kind, count: ENOUGH })
    const answer = await callers().call(who, call, sent)
    await system.sandbox.post('/control/fault', { provider, kind, count: 0 })
    expect(answer.status, answer.text).toBe(503)
    expect(answer.text.length).toBeGreaterThan(20)
    expect(answer.text).not.toMatch(/ at |Error:|sk_test|<html/)
    // People who pay are told whom to write to.
    const carries = provider === 'stripe'
    expect(answer.headers.get('content-type')).toMatch(carries ? /^application\/json/ : /^text\/plain/)
    expect(answer.text.includes('"supportMessage":"')).toBe(carries)
    expect((await callers().call(who, call, sent)).status).toBe(200)
  })
}
