import { randomUUID } from 'node:crypto'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, describe, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { withTrace } from '../tracing/trace.ts'
import type { ProviderNotification } from './notifications.ts'

let system: System

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

function message(body = '{}'): ProviderNotification {
  const id = `evt_${randomUUID()}`
  const payload = { notificationId: id, notificationType: 'invoice.paid', customerId: null }
  const event = { type: 'membership.provider-notified', payload } as const
  return { provider: 'stripe', id, type: 'invoice.paid', body, event }
}

/** What is stored of messages, with what the journal says about each of them. */
async function storedOf(messages: readonly ProviderNotification[]) {
  return system.sql.rows<{ id: string; body: object; told: string[] }>({
    text: `select n.id, n.body, array(
        select e.correlation_id from domain_events e where e.payload ->> 'notificationId' = n.id) as told
      from provider_notifications n where n.id = any($1) order by array_position($1, n.id)`,
    values: [messages.map(({ id }) => id)],
  })
}

describe('messages that come at the same moment', () => {
  it('are each stored and told once, under the trace of their own request', async () => {
    const messages = Array.from({ length: 50 }, (_, number) =>
      message(JSON.stringify({ number, text: '"\\ü' })),
    )
    const arrivals = [...messages, ...messages.slice(0, 10)]
    await Promise.all(
      arrivals.map((one) =>
        withTrace({ correlationId: `request-${one.id}` }, () => system.acceptNotification(one)),
      ),
    )
    const expected = messages.map(({ id, body }) => ({
      id,
      body: JSON.parse(body),
      told: [`request-${id}`],
    }))
    expect(await storedOf(messages)).toEqual(expected)
  })

  it('are not kept out by a neighbour that no database can store', async () => {
    const [good, bad, better] = [message(), message(), message()]
    const tooMuch = { ...bad, id: Array.from({ length: 500 }, randomUUID).join() }
    const outcomes = await Promise.allSettled(
      [good, tooMuch, better].map((one) => system.acceptNotification(one)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await storedOf([good, bad, better])).map(({ id }) => id)).toEqual([good.id, better.id])
  })
})

it('a message is kept with another sign where it has one that no database can store', async () => {
  const odd = message(String.raw`{"text":"a\u0000b","\ud83e":["\udd8a","\ud83e\udd8a"],"number":1}`)
  const { event } = odd
  if (event.type !== 'membership.provider-notified') throw new Error('Not what is told')
  event.payload.customerId = 'cus\0\ud83e'
  await system.acceptNotification(odd)
  expect(await storedOf([odd])).toEqual([
    {
      id: odd.id,
      body: { text: 'a\ufffdb', '\ufffd': ['\ufffd', '\u{1f98a}'], number: 1 },
      told: [expect.any(String)],
    },
  ])
})

it('a message of the usual length is stored as it came, and only a long one is packed', async () => {
  const ofBytes = (length: number) => message(JSON.stringify({ text: 'invoice '.repeat(length / 8) }))
  const [usual, long] = [ofBytes(4_000), ofBytes(40_000)]
  await Promise.all([usual, long].map((one) => system.acceptNotification(one)))
  const stored = await system.sql.rows({
    text: `select id, pg_column_compression(body) is not null as "isPacked" from provider_notifications
      where id = any($1) order by array_position($1, id)`,
    values: [[usual.id, long.id]],
  })
  expect(stored).toEqual([
    { id: usual.id, isPacked: false },
    { id: long.id, isPacked: true },
  ])
})
