import { randomUUID } from 'node:crypto'
import { catalogue, type EventType } from '@meridian/contracts/events/catalogue'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import type { Queues } from '../queues/queues.ts'
import { registerConsumers, resendUnhandled } from './resend.ts'

let system: System
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

/** A consumer of its own, and a queue that gives every job up. */
async function consumerThatGivesUp() {
  const consumer = { name: `test-${randomUUID()}`, queue: 'test', on: ['accounts.account-renamed'] as const }
  await registerConsumers(system.sql, [consumer])
  const lists = catalogue.map(({ type }) => [type, type === consumer.on[0] ? [consumer] : []] as const)
  const held = new Set<string>()
  const queues: Pick<Queues, 'addMissing'> = {
    async addMissing(jobs) {
      const missing = jobs.filter(({ id }) => !held.has(id))
      for (const { id } of missing) held.add(id)
      return missing.length
    },
  }
  const subscriptions = Object.fromEntries(lists) as Record<EventType, (typeof consumer)[]>
  const parts = { sql: system.sql, queues, subscriptions, consumers: [consumer] }
  return { resend: () => resendUnhandled(parts, 0), loseEverything: () => held.clear() }
}

/** Events that no queue was told of. */
async function happened(count: number, daysAgo: number): Promise<void> {
  await system.sql.rows({
    text: `insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
           select gen_random_uuid(), 'accounts.account-renamed', 1, '{}', now() - make_interval(days => $2), 'test', 'operator'
           from generate_series(1, $1)`,
    values: [count, daysAgo],
  })
}

it('finds a lost event behind however many that were given up', async () => {
  const { resend } = await consumerThatGivesUp()
  await happened(2_000, 1)
  await resend()
  await resend()
  await happened(1, 1)
  expect(await resend()).toBe(1)
  expect(await resend()).toBe(0)
})

it('hands everything over again when all is lost at once, also what was given up', async () => {
  const { resend, loseEverything } = await consumerThatGivesUp()
  await happened(2_500, 1)
  expect(await resend()).toBe(2_500)
  expect(await resend()).toBe(0)
  loseEverything()
  expect(await resend()).toBe(2_500)
})

/** Asks until only one event comes back: with its neighbour it stays in the look while any transaction of then is open. */
const untilOneComesBack = ({ resend, loseEverything }: Awaited<ReturnType<typeof consumerThatGivesUp>>) =>
  until(
    async () => {
      loseEverything()
      return (await resend()) === 1
    },
    { what: 'the older event to be let go' },
  )

it('comes back for a month to what was given up, and no longer', async () => {
  const consumer = await consumerThatGivesUp()
  await happened(1, 31)
  await happened(1, 29)
  expect(await consumer.resend()).toBe(2)
  await untilOneComesBack(consumer)
})

it('lets go of nothing while somebody may still write an event before it', async () => {
  const consumer = await consumerThatGivesUp()
  await system.sql.transaction(async (tx) => {
    await tx.rows({ text: 'select pg_current_xact_id()' })
    await happened(1, 31)
    await happened(1, 29)
    expect(await consumer.resend()).toBe(2)
    consumer.loseEverything()
    expect(await consumer.resend()).toBe(2)
  })
  await untilOneComesBack(consumer)
})
