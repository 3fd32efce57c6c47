import { randomUUID } from 'node:crypto'
import { emitRename } from '@meridian/infra/testing/emit-rename'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import type { Sql } from '../database/sql.ts'
import { RetryLater } from '../queues/jobs.ts'
import { createDelivery } from './consumers.ts'
import { defineConsumer } from './define-consumer.ts'
import { DONE, type Handled, NOTHING_TO_DO } from './handled.ts'

let system: System

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

/** The ids of new events about these accounts, in their order. */
async function told(accountIds: readonly string[]): Promise<string[]> {
  for (const accountId of accountIds) await system.commands.run(emitRename, { accountId }, 'operator')
  const rows = await system.sql.rows<{ id: string }>({
    text: `select id from domain_events where payload ->> 'accountId' = any($1) order by position`,
    values: [accountIds],
  })
  return rows.map(({ id }) => id)
}

/** Two consumers of the same events, neither of which has anything to do; `handled` says who saw what. */
function twoConsumers() {
  const handled: string[] = []
  const consumers = ['first', 'second'].map((word) =>
    defineConsumer({
      name: `${word}-${randomUUID()}`,
      queue: 'test',
      on: ['accounts.account-renamed'],
      async handle({ payload: { accountId } }) {
        handled.push(`${word} ${accountId}`)
        return NOTHING_TO_DO
      },
    }),
  )
  const names = consumers.map(({ name }) => name)
  return { consumers, deliver: createDelivery(system.sql, consumers, system.log), handled, names }
}

it('gives each job of one moment its own event, and remembers each', async () => {
  const accounts = [randomUUID(), randomUUID(), randomUUID()]
  const ids = await told(accounts)
  const { deliver, handled, names } = twoConsumers()
  const jobs = names.flatMap((name) => ids.map((messageId) => ({ name, messageId })))
  await Promise.all(jobs.map(deliver))
  const expected = ['first', 'second'].flatMap((word) => accounts.map((account) => `${word} ${account}`))
  expect(handled.toSorted()).toEqual(expected.toSorted())
  await Promise.all(jobs.map(deliver))
  expect(handled, 'what has been handled is not handled again').toHaveLength(expected.length)
})

it.each<{ what: string; came: Handled }>([
  { what: 'did something', came: DONE },
  { what: 'found nothing to do', came: NOTHING_TO_DO },
])('runs an effect outside of the database once, though it $what', async ({ came }) => {
  const [messageId = ''] = await told([randomUUID()])
  const name = `outside-${randomUUID()}`
  let runs = 0
  const effect = async () => {
    runs += 1
    return came
  }
  const consumer = defineConsumer({
    name,
    queue: 'test',
    on: ['accounts.account-renamed'],
    handle: effect,
  })
  const deliver = createDelivery(system.sql, [consumer], system.log)
  await deliver({ name, messageId })
  await deliver({ name, messageId })
  expect(runs).toBe(1)
})

it('fails a job whose event is nowhere, and none beside it', async () => {
  const [id = ''] = await told([randomUUID()])
  const { deliver, handled, names } = twoConsumers()
  const [name = ''] = names
  const lost = randomUUID()
  const outcomes = await Promise.allSettled([
    deliver({ name, messageId: lost }),
    deliver({ name, messageId: id }),
  ])
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { message: `Message ${lost} is not in the journal` } },
    { status: 'fulfilled' },
  ])
  expect(handled).toHaveLength(1)
})

/** How many rows of it this transaction has read by walking through the whole table. */
async function walkedThrough(sql: Sql, table: string): Promise<number> {
  const [row] = await sql.rows<{ read: number }>({
    text: 'select seq_tup_read::int as read from pg_stat_xact_user_tables where relname = $1',
    values: [table],
  })
  return row?.read ?? 0
}

it('finds what was handled through an index, though it was planned while next to nothing was', async () => {
  const [first = '', second = ''] = await told([randomUUID(), randomUUID()])
  const { consumers, names } = twoConsumers()
  const [name = ''] = names
  await system.sql.transaction(async (tx) => {
    await tx.rows({ text: 'delete from inbox' })
    await tx.rows({ text: 'set local plan_cache_mode = force_generic_plan' })
    const deliver = createDelivery(tx, consumers, system.log)
    await deliver({ name, messageId: first })
    await tx.rows({
      text: `insert into inbox (consumer, message_id) select 'another', gen_random_uuid() from generate_series(1, 1000)`,
    })
    const before = await walkedThrough(tx, 'inbox')
    await deliver({ name, messageId: second })
    expect((await walkedThrough(tx, 'inbox')) - before).toBe(0)
  })
})

/** An event of a version to come, as its workers would write it; returns its id. */
async function toldByNewer(type: string, payload: object, age = '0 days'): Promise<string> {
  const [event] = await system.sql.rows<{ id: string }>({
    text: `insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
      values (gen_random_uuid(), $1, 99, $2, now() - $3::interval, gen_random_uuid()::text, 'operator') returning id`,
    values: [type, payload, age],
  })
  return event?.id ?? ''
}

it.each([
  ['of a kind', 'accounts.something-newer'],
  ['in a form', 'accounts.account-renamed'],
])(
  'leaves an event %s that only a newer version knows to its workers, at the cost of no attempt',
  async (_, type) => {
    const messageId = await toldByNewer(type, {})
    const { deliver, names, handled } = twoConsumers()
    await expect(deliver({ name: names[0] ?? '', messageId })).rejects.toThrow(RetryLater)
    expect(handled).toEqual([])
  },
)

it('acts on an event of a newer version that says all that this one needs', async () => {
  const accountId = randomUUID()
  const messageId = await toldByNewer('accounts.account-renamed', {
    accountId,
    username: 'Ada',
    reason: 'new',
  })
  const { deliver, names, handled } = twoConsumers()
  await deliver({ name: names[0] ?? '', messageId })
  expect(handled).toEqual([`first ${accountId}`])
})

it('leaves the job of a consumer it does not know to workers that do, for as long as anybody waits for it', async () => {
  const { deliver } = twoConsumers()
  const job = async (age: string) => ({
    name: 'newer',
    messageId: await toldByNewer('accounts.account-renamed', {}, age),
  })
  await expect(deliver(await job('29 days'))).rejects.toThrow(RetryLater)
  await expect(deliver(await job('31 days'))).rejects.toThrow('No consumer is called newer')
})
