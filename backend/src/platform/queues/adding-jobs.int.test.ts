import { randomUUID } from 'node:crypto'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
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

it('nothing is written for listeners, of whom there are none', async () => {
  const queue = `test-${randomUUID()}`
  let done = 0
  const worker = queues.work(queue, async () => void (done += 1), { concurrency: 1 })
  await queues.add(jobsOf(queue, 3))
  await until(() => done === 3, { what: 'the jobs' })
  await worker.close()
  expect(await query('select count(*) from bullmq.event')).toEqual([{ count: '0' }])
})
