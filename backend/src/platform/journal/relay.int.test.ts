import { randomUUID } from 'node:crypto'
import { catalogue, type EventType } from '@meridian/contracts/events/catalogue'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { emitRename } from '@meridian/infra/testing/emit-rename'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { testRedisUrl } from '@meridian/infra/testing/redis'
import { until } from '@meridian/infra/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose, type System } from '../../compose.ts'
import { readConfig } from '../../config.ts'
import type { Command } from '../command-runner.ts'
import { createSqlPool } from '../database/sql.ts'
import { makeQueueTables } from '../queues/queue-tables.ts'
import { createQueues, type Queues } from '../queues/queues.ts'
import { createDelivery } from './consumers.ts'
import { type Consumer, defineConsumer } from './define-consumer.ts'
import { createRelay } from './relay.ts'
import { registerConsumers, resendUnhandled } from './resend.ts'
import type { Subscriptions } from './subscriptions.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let system: System
let queues: Queues

beforeAll(async () => {
  database = await createTestDatabase()
  const redisUrl = await testRedisUrl()
  system = compose(readConfig(testEnvironment({ databaseUrl: database.url, redisUrl })), 'test')
  if (redisUrl === undefined) await makeQueueTables(database.url)
  queues = createQueues(system.config, system.log)
})
afterAll(async () => {
  await queues.close()
  await system.close()
  await database.drop()
})

const emitRenames: Command<{ accounts: string[] }, void> = async ({ accounts }, { emit }) => {
  for (const accountId of accounts)
    emit({ type: 'accounts.account-renamed', payload: { accountId, username: 'Ada' } })
}

const NEWER_TYPE = 'accounts.something-newer'
const NEWER = `
  with newer as (
    insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
    values (gen_random_uuid(), '${NEWER_TYPE}', 1, '{}', now(), gen_random_uuid()::text, 'operator') returning position
  )
  insert into relay_pending (position) select position from newer`

const nothing: Command<undefined, void> = async () => {}

/** A queue and a consumer of its own for each test, which counts how often it was asked. */
async function consumerThat(fails: number) {
  const handled: string[] = []
  let failuresLeft = fails
  const queue = `test-${randomUUID()}`
  const consumer = defineConsumer({
    name: `count-${queue}`,
    queue,
    on: ['accounts.account-renamed'],
    async handle({ payload: { accountId } }, delivery) {
      if (failuresLeft > 0) {
        failuresLeft -= 1
        throw new Error('Not this time')
      }
      const result = await system.commands.runOnce(nothing, undefined, delivery)
      handled.push(accountId)
      return result
    },
  })
  await registerConsumers(system.sql, [consumer])
  const deliver = createDelivery(system.sql, [consumer], system.log)
  const run = () =>
    queues.work(queue, (job) => deliver({ name: job.name, messageId: job.data.messageId }), {
      concurrency: 5,
    })
  return { consumer, handled, run, subscriptions: subscribe(consumer) }
}

function subscribe(consumer: Consumer): Subscriptions {
  const lists = catalogue.map(({ type }) => [type, consumer.on.includes(type) ? [consumer] : []] as const)
  return Object.fromEntries(lists) as Record<EventType, Consumer[]>
}

async function relayAll(subscriptions: Subscriptions): Promise<void> {
  const relay = createRelay({ sql: system.sql, queues, subscriptions, log: system.log })
  await relay.relayPending()
}

describe('an event', () => {
  it('reaches its consumer once, however many relays and repetitions there are', async () => {
    const { handled, run, subscriptions } = await consumerThat(0)
    const accounts = Array.from({ length: 30 }, () => randomUUID())
    await Promise.all(accounts.map((accountId) => system.commands.run(emitRename, { accountId }, 'operator')))
    await Promise.all([relayAll(subscriptions), relayAll(subscriptions), relayAll(subscriptions)])
    const worker = run()
    await until(() => handled.length >= accounts.length, { what: 'every event' })
    await worker.close()
    expect(handled.toSorted()).toEqual(accounts.toSorted())
  })

  it('whose hand-over fails is handed over later, and the failure leaves nothing under way', async () => {
    const { handled, run, subscriptions } = await consumerThat(0)
    // More than two batches.
    const accounts = Array.from({ length: 1_000 }, () => randomUUID())
    await system.commands.run(emitRenames, { accounts }, 'operator')
    let underWay = 0
    const failing: Pick<Queues, 'add'> = {
      async add(jobs) {
        underWay += 1
        await queues.add(jobs).finally(() => {
          underWay -= 1
        })
        throw new Error('The queue server has gone')
      },
    }
    const parts = { sql: system.sql, subscriptions, log: system.log }
    await expect(createRelay({ ...parts, queues: failing }).relayPending()).rejects.toThrow('has gone')
    expect(underWay).toBe(0)
    expect(await createRelay({ ...parts, queues }).relayPending()).toBe(accounts.length)
    const worker = run()
    await until(() => handled.length >= accounts.length, { what: 'every event' })
    await worker.close()
    expect(handled.toSorted()).toEqual(accounts.toSorted())
  })

  it('of a newer version waits for its workers, and keeps nothing else waiting', async () => {
    const { handled, run, subscriptions } = await consumerThat(0)
    await system.sql.rows({ text: NEWER })
    const accountId = randomUUID()
    await system.commands.run(emitRename, { accountId }, 'operator')
    await relayAll(subscriptions)
    const worker = run()
    await until(() => handled.includes(accountId), { what: 'the event of this version' })
    await worker.close()
    const waiting = {
      text: 'select 1 from relay_pending join domain_events using (position) where type = $1',
      values: [NEWER_TYPE],
    }
    expect(await system.sql.rows(waiting)).toHaveLength(1)
    const newer: Record<string, []> = { [NEWER_TYPE]: [] }
    await relayAll({ ...subscriptions, ...newer })
    expect(await system.sql.rows(waiting)).toEqual([])
  })

  it('is tried again when its consumer fails', async () => {
    const { handled, run, subscriptions } = await consumerThat(2)
    const accountId = randomUUID()
    await system.commands.run(emitRename, { accountId }, 'operator')
    await relayAll(subscriptions)
    const worker = run()
    await until(() => handled.includes(accountId), { what: 'the third attempt' })
    await worker.close()
  })

  it('is handed over again when the queue has lost it', async () => {
    const { consumer, handled, run, subscriptions } = await consumerThat(0)
    const accountId = randomUUID()
    await system.commands.run(emitRename, { accountId }, 'operator')
    // Taken from the relay and never added to a queue: what is left when a queue server forgets.
    await system.sql.rows({ text: 'delete from relay_pending' })
    const parts = { sql: system.sql, queues, subscriptions, consumers: [consumer] }
    expect(await resendUnhandled(parts, 3_600), 'nothing is old enough').toBe(0)
    expect(await resendUnhandled(parts, 0)).toBe(1)
    expect(await resendUnhandled(parts, 0), 'what waits in its queue is not lost').toBe(0)
    const worker = run()
    await until(() => handled.includes(accountId), { what: 'the event that was lost' })
    await worker.close()
    expect(await resendUnhandled(parts, 0), 'what is handled is not sent again').toBe(0)
  })

  it('is handed over again though one that is written after it is the older one', async () => {
    const { consumer, subscriptions } = await consumerThat(0)
    await system.commands.run(emitRename, { accountId: randomUUID() }, 'operator')
    // Its command had begun long before, and waited for its turn.
    await system.sql.rows({
      text: `insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
             select gen_random_uuid(), type, version, payload, now() - interval '1 hour', correlation_id, actor
             from domain_events order by position desc limit 1`,
    })
    await system.sql.rows({ text: 'delete from relay_pending' })
    const parts = { sql: system.sql, queues, subscriptions, consumers: [consumer] }
    const resent = (await resendUnhandled(parts, 60)) + (await resendUnhandled(parts, 0))
    expect(resent).toBe(2)
  })
})

it('claims without scanning what is pending, though that was planned when nothing was', async () => {
  const sql = createSqlPool(database.url, { max: 1, onError: (error) => system.log.error(error) })
  const { subscriptions } = await consumerThat(0)
  // PostgreSQL does so by itself within minutes; it knows then that the table is empty, and that a scan costs nothing.
  await system.sql.rows({ text: 'vacuum relay_pending' })
  await createRelay({ sql, queues, subscriptions, log: system.log }).relayPending()
  const plan = await sql.rows({ text: 'explain execute "relay-claim"' })
  await sql.close()
  expect(JSON.stringify(plan)).toContain('Index Scan using relay_pending_pkey')
  expect(JSON.stringify(plan)).not.toContain('Seq Scan')
})
