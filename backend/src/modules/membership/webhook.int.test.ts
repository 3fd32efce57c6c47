import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../../testing.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let backend: TestBackend

beforeAll(async () => {
  database = await createTestDatabase()
  backend = await startBackend({ ...testEnvironment({ databaseUrl: database.url }), PORT: '0' })
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
})

let messages = 0
function message(change: Record<string, unknown> = {}): string {
  messages += 1
  const object = { id: 'in_1', object: 'invoice', customer: 'cus_1' }
  return JSON.stringify({
    id: `evt_${messages}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object },
    ...change,
  })
}

function sign(payload: string, { secret = 'whsec_sandbox', age = 0 } = {}): string {
  const timestamp = Math.floor(Date.now() / 1_000) - age
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

function deliver(body: string, signature?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
  return fetch(`${backend.url}/api/webhooks/stripe`, { method: 'POST', headers, body })
}

async function counts() {
  const [row] = await backend.system.sql.rows<{ stored: number; told: number; pending: number }>({
    text: `select (select count(*)::int from provider_notifications) as stored,
                  (select count(*)::int from domain_events where type = 'membership.provider-notified') as told,
                  (select count(*)::int from relay_pending) as pending`,
  })
  return row
}

describe('a genuine message', () => {
  it('is stored, told to the journal, and acknowledged', async () => {
    const before = await counts()
    const body = message()
    expect((await deliver(body, sign(body))).status).toBe(200)
    expect(await counts()).toEqual({
      stored: (before?.stored ?? 0) + 1,
      told: (before?.told ?? 0) + 1,
      pending: (before?.pending ?? 0) + 1,
    })
  })
  it('is stored once, sent fifty times at the same time', async () => {
    const before = await counts()
    const body = message()
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(body, sign(body))))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect((await counts())?.told).toBe((before?.told ?? 0) + 1)
  })
  it('is acknowledged and kept when its type is unknown', async () => {
    const body = message({ type: 'planet.aligned', data: { object: { id: 'x_1', object: 'planet' } } })
    expect((await deliver(body, sign(body))).status).toBe(200)
  })
})

describe('anything else changes nothing', () => {
  const good = message()
  it.each([
    ['no signature', good, undefined, 400],
    ['another secret', good, sign(good, { secret: 'whsec_other' }), 400],
    ['an old time stamp', good, sign(good, { age: 301 }), 400],
    ['one changed byte', good.replace('cus_1', 'cus_2'), sign(good), 400],
    ['the same JSON written otherwise', JSON.stringify(JSON.parse(good), null, 1), sign(good), 400],
    ['a truncated body', good.slice(0, -1), sign(good), 400],
    ['two megabytes', 'x'.repeat(2_000_000), sign('x'), 413],
  ])('%s', async (_, body, signature, status) => {
    const before = await counts()
    expect((await deliver(body, signature)).status).toBe(status)
    expect(await counts()).toEqual(before)
  })
})
