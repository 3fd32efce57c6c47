import { randomUUID } from 'node:crypto'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { createQueues, type Queues } from './queues.ts'

let system: System
let stop: () => Promise<void>
let queues: Queues
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  stop = own.stop
  queues = createQueues({ ...system.config, redisUrl: undefined }, system.log)
})
afterAll(async () => {
  await queues.close()
  await stop()
})

const query = (text: string) => system.sql.rows<{ count: string }>({ text })
const jobsOf = (queue: string, count: number) =>
  Array.from({ length: count }, () => ({ queue, name: 'test', id: randomUUID(), data: { messageId: 'x' } }))

describe.each([1, 20, 150])('%i jobs at once, in PostgreSQL', (count) => {
  it('are there once, however often they are added', async () => {
    const queue = `test-${randomUUID()}`
    const jobs = jobsOf(queue, count)
    await queues.add(jobs)
    await queues.add(jobs)
    expect(await queues.counts(queue)).toMatchObject({ waiting: count })
  })

  it('are not said to be there when they could not be stored', async () => {
    const queue = `test-${randomUUID()}`
    const jobs = jobsOf(queue, count)
    await query('alter table bullmq.job rename to job_elsewhere')
    const outcome = await queues.add(jobs).then(
      () => 'added',
      () => 'refused',
    )
    await query('alter table bullmq.job_elsewhere rename to job')
    expect(outcome).toBe('refused')
    await queues.add(jobs)
    expect(await queues.counts(queue)).toMatchObject({ waiting: count })
  })
})

it('jobs that are done leave nothing behind, and listeners, of whom there are none, are told of no step', async () => {
  const queue = `test-${randomUUID()}`
  const heard: string[] = []
  await using listening = await listener('bullmq_events', (about) => heard.push(about))
  let done = 0
  const worker = queues.work(queue, async () => void (done += 1), { concurrency: 1 })
  await queues.add(jobsOf(queue, 3))
  await until(() => done === 3, { what: 'the jobs' })
  await worker.close()
  expect(await query('select count(*) from bullmq.event')).toEqual([{ count: '0' }])
  expect(await query(`select count(*) from bullmq.job where queue = '${queue}'`)).toEqual([{ count: '0' }])
  await listening.client.query(`select pg_notify('bullmq_events', 'the last one')`)
  await until(() => heard.at(-1) === 'the last one', { what: 'what was sent last' })
  // The library says once that jobs were added.
  expect(heard.filter((about) => about === queue)).toHaveLength(1)
})

/** Hears what is said on a channel of the database until it is disposed of. */
async function listener(channel: string, hear: (about: string) => void) {
  const client = new pg.Client({ connectionString: system.config.databaseUrl })
  client.on('notification', ({ payload = '' }) => hear(payload))
  await client.connect()
  await client.query(`listen ${channel}`)
  return { client, [Symbol.asyncDispose]: () => client.end() }
}
