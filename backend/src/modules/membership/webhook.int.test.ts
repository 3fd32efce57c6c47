import { connect, createServer, type Server, type Socket } from 'node:net'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { until } from '@meridian/infra/testing/until'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../../testing.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let gate: Awaited<ReturnType<typeof openGate>>
let backend: TestBackend

beforeAll(async () => {
  database = await createTestDatabase()
  gate = await openGate(database.url)
  backend = await startBackend({ ...testEnvironment({ databaseUrl: gate.url }), PORT: '0' })
})
afterAll(async () => {
  await backend.stop()
  await gate.close()
  await database.drop()
})

/** The way to a server, which can be shut: for whoever goes it, the server is down. */
async function openGate(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const { hostname: host, port } = url
  const passing = new Set<Socket>()
  let open = true
  const server: Server = createServer((near) => {
    if (!open) return near.destroy()
    const far = connect(Number(port), host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      passing.add(from)
      from.on('error', () => to.destroy()).once('close', () => passing.delete(from))
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const set = (next: boolean) => {
    open = next
    if (!open) for (const socket of passing) socket.destroy()
  }
  return { url: url.href, set, close: () => new Promise((resolve) => server.close(resolve)) }
}

let messages = 0
function message(change: Record<string, unknown> = {}): string {
  messages += 1
  const data = { object: { id: 'in_1', object: 'invoice', customer: 'cus_1' } }
  return JSON.stringify({ id: `evt_${messages}`, object: 'event', type: 'invoice.paid', data, ...change })
}

function sign(payload: string, { secret = 'whsec_sandbox', age = 0 } = {}): string {
  const timestamp = Math.floor(Date.now() / 1_000) - age
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

function deliver(body: string, signature?: string, to = backend.url): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
  return fetch(`${to}/api/webhooks/stripe`, { method: 'POST', headers, body })
}

async function counts() {
  const [row] = await backend.system.sql.rows<{ stored: number; told: number; pending: number }>({
    text: `select (select count(*)::int from provider_notifications) as stored,
                  (select count(*)::int from domain_events where type = 'membership.provider-notified') as told,
                  (select count(*)::int from relay_pending) as pending`,
  })
  return { stored: row?.stored ?? 0, told: row?.told ?? 0, pending: row?.pending ?? 0 }
}

type Outcome = 'accepted' | 'refused' | 'failed' | 'broken-off'

/** How many webhooks have come to such an end, as Prometheus is told. */
async function counted(outcome: Outcome): Promise<number> {
  const answer = await fetch(`${backend.url}/metrics`, { headers: { authorization: 'Bearer metrics-token' } })
  const line = new RegExp(`^meridian_webhooks_total\\{provider="stripe",outcome="${outcome}"\\} (\\d+)$`, 'm')
  return Number(line.exec(await answer.text())?.[1] ?? 0)
}

function untilCounted(outcome: Outcome, wanted: number): Promise<boolean> {
  const what = `${wanted} webhooks to be counted as ${outcome}`
  return until(async () => (await counted(outcome)) === wanted, { within: 5_000, what })
}

describe('a genuine message', () => {
  it('is stored, told to the journal, acknowledged, and counted', async () => {
    const before = await counts()
    const accepted = await counted('accepted')
    const body = message()
    expect((await deliver(body, sign(body))).status).toBe(200)
    const { stored, told, pending } = before
    expect(await counts()).toEqual({ stored: stored + 1, told: told + 1, pending: pending + 1 })
    await untilCounted('accepted', accepted + 1)
  })

  it('is stored once, sent fifty times at the same time', async () => {
    const { told } = await counts()
    const body = message()
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(body, sign(body))))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect((await counts()).told).toBe(told + 1)
  })

  it('is acknowledged and kept when its type is unknown', async () => {
    const { stored } = await counts()
    const body = message({ type: 'planet.aligned', data: { object: { id: 'x_1', object: 'planet' } } })
    expect((await deliver(body, sign(body))).status).toBe(200)
    expect((await counts()).stored).toBe(stored + 1)
  })

  it('is refused for now while the database is down, and taken when it comes again', async () => {
    const before = await counts()
    const failed = await counted('failed')
    const body = message()
    gate.set(false)
    const answer = await deliver(body, sign(body))
    gate.set(true)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    await untilCounted('failed', failed + 1)
    expect(await counts()).toEqual(before)
    expect((await deliver(body, sign(body))).status).toBe(200)
    expect((await counts()).told).toBe(before.told + 1)
  })
})

describe('anything else is refused, counted, and changes nothing', () => {
  const good = message()
  const nameless = message({ id: undefined })
  const aboutNothing = message({ data: { object: 'in_1' } })
  it.each([
    ['no signature', good, undefined, 400],
    ['a signature in no known form', good, 'nonsense', 400],
    ['another secret', good, sign(good, { secret: 'whsec_other' }), 400],
    ['an old time stamp', good, sign(good, { age: 301 }), 400],
    ['one changed byte', good.replace('cus_1', 'cus_2'), sign(good), 400],
    ['the same JSON written otherwise', JSON.stringify(JSON.parse(good), null, 1), sign(good), 400],
    ['a truncated body', good.slice(0, -1), sign(good), 400],
    ['a signed body that is no message', '{"id":"evt_x"}', sign('{"id":"evt_x"}'), 400],
    ['a signed message without an id', nameless, sign(nameless), 400],
    ['a signed message about nothing', aboutNothing, sign(aboutNothing), 400],
    ['no body', '', sign(''), 400],
    ['two megabytes', 'x'.repeat(2_000_000), sign('x'), 413],
  ])('%s', async (_, body, signature, status) => {
    const before = await counts()
    const refused = await counted('refused')
    expect((await deliver(body, signature)).status).toBe(status)
    expect(await counts()).toEqual(before)
    await untilCounted('refused', refused + 1)
  })

  it('and what is genuine but no message is not said to be forged', async () => {
    const answer = await deliver(nameless, sign(nameless))
    expect(await answer.text()).toBe('The signature is right, but this is not a message of Stripe.')
  })

  it('a body that breaks off', async () => {
    const before = await counts()
    const brokenOff = await counted('broken-off')
    const sender = connect(Number(new URL(backend.url).port), '127.0.0.1')
    const headers = `host: meridian\r\nstripe-signature: ${sign('{"id":')}\r\ncontent-length: 100\r\n\r\n`
    sender.end(`POST /api/webhooks/stripe HTTP/1.1\r\n${headers}{"id":`).resume()
    await untilCounted('broken-off', brokenOff + 1)
    expect(await counts()).toEqual(before)
  })

  it('everything, where no secret is configured', async () => {
    const env = { ...testEnvironment({ databaseUrl: gate.url }), PORT: '0', STRIPE_WEBHOOK_SECRET: '' }
    const open = await startBackend(env)
    const before = await counts()
    for (const secret of ['', 'undefined', 'whsec_sandbox']) {
      const answer = await deliver(good, sign(good, { secret }), open.url)
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('No webhook secret'),
      ])
    }
    await open.stop()
    expect(await counts()).toEqual(before)
  })
})
