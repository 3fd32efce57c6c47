import { randomUUID } from 'node:crypto'
import { catalogue, type EventType } from '@meridian/contracts/events/catalogue'
import { emitRename } from '@meridian/infra/testing/emit-rename'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import type { JobToAdd } from '../queues/queues.ts'
import { createDelivery } from './consumers.ts'
import { type Consumer, defineChoosingConsumer, defineConsumer } from './define-consumer.ts'
import { DONE, NOTHING_TO_DO } from './handled.ts'
import { createRelay } from './relay.ts'

let system: System

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

const about = (word: string) =>
  ({ name: `${word}-${randomUUID()}`, queue: 'test', on: ['accounts.account-renamed'] }) as const

/** One whom every rename concerns, and one who acts on those of one account; `handled` says of which. */
function twoConsumers(wanted: string) {
  const handled: string[] = []
  const every = defineConsumer({ ...about('every'), handle: async () => NOTHING_TO_DO })
  const choosing = defineChoosingConsumer({
    ...about('choosing'),
    concern: ({ payload: { accountId } }) => (accountId === wanted ? accountId : undefined),
    async handle(accountId) {
      handled.push(accountId)
      return DONE
    },
  })
  return { every, choosing, handled }
}

/** Relays what is pending; answers with the jobs that it makes. */
async function relayTo(consumers: readonly Consumer[]): Promise<JobToAdd[]> {
  const added: JobToAdd[] = []
  const queues = {
    async add(jobs: readonly JobToAdd[]) {
      added.push(...jobs)
    },
  }
  const lists = catalogue.map(({ type }) => [type, consumers.filter(({ on }) => on.includes(type))] as const)
  const subscriptions = Object.fromEntries(lists) as Record<EventType, Consumer[]>
  await createRelay({ sql: system.sql, queues, subscriptions, log: system.log }).relayPending()
  return added
}

const rename = (accountId: string) => system.commands.run(emitRename, { accountId }, 'operator')

async function notedFor({ name }: Consumer): Promise<string[]> {
  const rows = await system.sql.rows<{ accountId: string }>({
    text: `select e.payload ->> 'accountId' as "accountId" from inbox i join domain_events e on e.id = i.message_id
           where i.consumer = $1`,
    values: [name],
  })
  return rows.map(({ accountId }) => accountId)
}

it('make no job of what does not concern them, and it counts as handled', async () => {
  const [wanted, other] = [randomUUID(), randomUUID()]
  const { every, choosing } = twoConsumers(wanted)
  for (const accountId of [wanted, other]) await rename(accountId)
  const jobs = await relayTo([every, choosing])
  expect(jobs.map(({ name }) => name).toSorted()).toEqual([choosing.name, every.name, every.name])
  expect(await notedFor(choosing)).toEqual([other])
  expect(await notedFor(every)).toEqual([])
})

it('act on what concerns them alone, though there are jobs for the rest', async () => {
  const [wanted, other] = [randomUUID(), randomUUID()]
  const { choosing, handled } = twoConsumers(wanted)
  for (const accountId of [wanted, other]) await rename(accountId)
  // A relay that does not ask them, as that of the version before.
  const { concerns: _unasked, ...unasked } = choosing
  const jobs = await relayTo([unasked])
  const deliver = createDelivery(system.sql, [choosing], system.log)
  for (const { name, data } of jobs) await deliver({ name, messageId: data.messageId })
  expect(jobs).toHaveLength(2)
  expect(handled).toEqual([wanted])
})

it('are given what cannot be read, so that its job fails where it is seen', async () => {
  const { every, choosing } = twoConsumers(randomUUID())
  await system.sql.rows({
    text: `
      with broken as (
        insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
        values (gen_random_uuid(), 'accounts.account-renamed', 1, '{}', now(), gen_random_uuid()::text, 'operator')
        returning position
      )
      insert into relay_pending (position) select position from broken`,
  })
  const jobs = await relayTo([every, choosing])
  expect(jobs.map(({ name }) => name).toSorted()).toEqual([choosing.name, every.name])
  const messageId = jobs[0]?.data.messageId ?? ''
  const deliver = createDelivery(system.sql, [choosing], system.log)
  await expect(deliver({ name: choosing.name, messageId })).rejects.toThrow('accountId')
})
