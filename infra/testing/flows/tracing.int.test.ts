import { startTracing } from '@meridian/backend/worker-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listenToLog } from '../log-lines.ts'
import { type CollectedSpan, startSpanCollector } from '../span-collector.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, somebody } from './people.ts'

/** Everything that a span may say. */
const ATTRIBUTES = [
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
]

const person = somebody()
let collector: Awaited<ReturnType<typeof startSpanCollector>>
let tracing: Awaited<ReturnType<typeof startTracing>>
let system: WholeSystem
let member: { id: string; customerId: string }
/** From a request to the call of a provider about the membership that it began. */
let way: CollectedSpan[]
beforeAll(async () => {
  collector = await startSpanCollector()
  tracing = await startTracing(
    { endpoint: collector.url, serviceName: undefined, ratio: 1, delayMs: 100 },
    'test',
    listenToLog().log,
  )
  system = await startWholeSystem()
  const buyer = buyerOf(system, person)
  const { customerId } = await buyer.buy('pro')
  member = { id: (await sessionOf(buyer.browser)).id, customerId }
  way = await until(() => collector.spans.map(wayTo).find(leadsToProvider), {
    what: 'a span of a call about the new membership',
  })
  await tracing.stop()
})
afterAll(async () => {
  await system.stop()
  await collector.stop()
})

/** A span and all those it is part of, the outermost first. */
function wayTo(span: CollectedSpan): CollectedSpan[] {
  const parent = collector.spans.find(
    ({ traceId, spanId }) => traceId === span.traceId && spanId === span.parentSpanId,
  )
  return [...(parent === undefined ? [] : wayTo(parent)), span]
}

function leadsToProvider(spans: CollectedSpan[]): boolean {
  const names = spans.map(({ name }) => name)
  const [first = ''] = names
  const consumer = names.lastIndexOf('event membership.activated') + 1
  return first.startsWith('POST /api/') && consumer > 0 && names.at(-1)?.endsWith(' 127.0.0.1') === true
}

it('one trace leads from the request of somebody who pays to the call of a provider', async () => {
  const names = way.map(({ name }) => name)
  expect(names.slice(names.indexOf('event membership.activated') - 1)).toEqual([
    'command activateMembership',
    'event membership.activated',
    expect.stringMatching(/^consumer \S+-when-\S+$/),
    expect.stringMatching(/^(GET|POST) 127\.0\.0\.1$/),
  ])
  const { sql } = system.system
  const [event] = await sql.rows<{ id: string }>({
    text: `select replace(correlation_id, '-', '') as id from domain_events where type = 'membership.activated'`,
  })
  expect(new Set(way.map(({ traceId }) => traceId))).toEqual(new Set([event?.id]))
  const relays = collector.spans.filter(({ name }) => name === 'relay membership.activated')
  expect(relays.map(({ traceId }) => traceId)).toEqual([event?.id])
})

it('says nothing of people, and holds no keys', () => {
  const said = JSON.stringify(collector.spans)
  const { secretKey } = system.system.config.stripe
  const hidden = [person.email, person.username, member.id, member.customerId, secretKey, 'cus_', '_secret_']
  expect(hidden.filter((text) => said.includes(text))).toEqual([])
  const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].filter((key) => !ATTRIBUTES.includes(key))).toEqual([])
  expect(collector.spans.flatMap(({ events }) => events)).toEqual([])
})

it('makes no spans of sending spans, and none after its end', async () => {
  const calls = collector.spans.filter(({ name }) => name.endsWith(' 127.0.0.1'))
  expect(calls.filter(({ parentSpanId }) => parentSpanId === undefined)).toEqual([])
  const before = collector.spans.length
  await fetch(`${system.url}/api/tiers`)
  expect(collector.spans.length).toBe(before)
})
