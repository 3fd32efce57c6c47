import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { startSandbox } from '../start-sandbox.ts'
import { createBuying } from './testing/buying.ts'
import { type Receiver, startReceiver } from './testing/receiver.ts'
import { stripeAt } from './testing/sdk.ts'

const SECRET = 'whsec_sandbox'
const SOON = { what: 'the webhooks' }

let receiver: Receiver
let folder: string
beforeEach(async () => {
  receiver = await startReceiver()
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  await receiver.stop()
  await rm(folder, { recursive: true })
})

function start() {
  return startSandbox({
    port: 0,
    smtpPort: 0,
    file: join(folder, 'sandbox.sqlite'),
    webhookTarget: receiver.url,
  })
}

/** What arrived, as the SDK reads it; throws for a signature that is not right. */
function readAll(stripe: Stripe, secret = SECRET): Stripe.Event[] {
  return receiver.received.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, secret),
  )
}

const pendingOf = async (stripe: Stripe) => {
  const { data } = await stripe.events.list({ limit: 100 })
  return data.filter((event) => event.pending_webhooks > 0).map(({ id }) => id)
}

test('tells what happened, signed, each thing once, with what was there before', async () => {
  await using sandbox = disposable(await start())
  const stripe = stripeAt(sandbox)
  const { subscription } = await createBuying(stripe, sandbox.url).buy()
  await until(async () => (await pendingOf(stripe)).length === 0, SOON)
  const events = readAll(stripe)
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  const types = events.map(({ type }) => type)
  for (const type of [
    'customer.created',
    'customer.subscription.created',
    'invoice.paid',
    'charge.succeeded',
  ])
    expect(types).toContain(type)
  expect(events.find(({ type }) => type === 'customer.subscription.updated')).toMatchObject({
    data: { object: { id: subscription, status: 'active' }, previous_attributes: { status: 'incomplete' } },
  })
  expect(() => readAll(stripe, 'whsec_other')).toThrow('No signatures found')
})

test('sends what is refused again, until it is taken', async () => {
  await using sandbox = disposable(await start())
  const stripe = stripeAt(sandbox)
  receiver.status = 500
  await stripe.customers.create({ name: 'Mira' })
  await until(() => receiver.received.length >= 2, SOON)
  const pending = await pendingOf(stripe)
  expect(pending).toHaveLength(1)
  receiver.status = 200
  await until(async () => (await pendingOf(stripe)).length === 0, SOON)
  const events = readAll(stripe)
  expect(events.length).toBeGreaterThan(2)
  expect(new Set(events.map(({ id }) => id))).toEqual(new Set(pending))
})

test('goes on after a restart, with what it knew and what it had not delivered', async () => {
  receiver.status = 503
  const first = await start()
  const { subscription } = await createBuying(stripeAt(first), first.url).buy()
  const pending = await pendingOf(stripeAt(first))
  await first.stop()
  expect(pending.length).toBeGreaterThan(5)
  receiver.received.length = 0
  receiver.status = 200
  await using second = disposable(await start())
  const stripe = stripeAt(second)
  await until(async () => (await pendingOf(stripe)).length === 0, SOON)
  expect(readAll(stripe).map(({ id }) => id)).toEqual(expect.arrayContaining(pending))
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' })
})

test('sends again what it is told to, in the order it is told', async () => {
  await using sandbox = disposable(await start())
  const stripe = stripeAt(sandbox)
  for (const name of ['One', 'Two']) await stripe.customers.create({ name })
  await until(async () => receiver.received.length === 2 && (await pendingOf(stripe)).length === 0, SOON)
  const { data } = await stripe.events.list()
  const eventIds = data.map(({ id }) => id)
  receiver.received.length = 0
  const redeliver = (body: object) =>
    fetch(`${sandbox.url}/control/stripe/redeliver`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const answer = await redeliver({ eventIds, order: 'reverse', times: 2 })
  expect(await answer.json()).toMatchObject([
    { status: 200 },
    { status: 200 },
    { status: 200 },
    { status: 200 },
  ])
  const again = eventIds.toReversed()
  expect(readAll(stripe).map(({ id }) => id)).toEqual([...again, ...again])
  expect((await redeliver({ eventIds: ['evt_none'] })).status).toBe(400)
})

function disposable<T extends { stop(): Promise<void> }>(part: T): T & AsyncDisposable {
  return { ...part, [Symbol.asyncDispose]: () => part.stop() }
}
