import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@meridian/contracts/values/durations'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { UnrecoverableError } from 'bullmq'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { System } from '../../compose.ts'
import { createQueueBackend } from './queue-backend.ts'
import type { Queues } from './queues.ts'

let system: System
let queues: Queues

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  queues = system.queues
  return own.stop
})

/** Once a day, the next time two seconds from now: what is missed comes again tomorrow. */
function soonAndThenTomorrow(): { dueAt: number; pattern: string } {
  const due = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 2_000)
  return { dueAt: due.getTime(), pattern: `${due.getSeconds()} ${due.getMinutes()} ${due.getHours()} * * *` }
}

it('is still done when it fell due while nobody worked, though it was set again meanwhile; and nothing of it is left', async () => {
  const queue = `schedule-${randomUUID()}`
  const { dueAt, pattern } = soonAndThenTomorrow()
  await queues.schedule(queue, 'daily', pattern)
  await until(() => Date.now() > dueAt, { what: 'the time when it is due' })
  await queues.schedule(queue, 'daily', pattern)
  const done: string[] = []
  const worker = queues.work(queue, async ({ name }) => void done.push(name), { concurrency: 1 })
  await until(() => done.length > 0, { what: 'the job that is due' })
  await worker.close()
  expect(done).toEqual(['daily'])
  expect(await queues.counts(queue)).toMatchObject({ completed: 0, delayed: 1 })
})

it('comes at other times once its pattern is another', async () => {
  const queue = `schedule-${randomUUID()}`
  await queues.schedule(queue, 'job', '0 0 3 1 1 *')
  await queues.schedule(queue, 'job', '* * * * * *')
  const done: string[] = []
  const worker = queues.work(queue, async ({ name }) => void done.push(name), { concurrency: 1 })
  await until(() => done.length > 0, { what: 'the first run' })
  await worker.close()
  expect(done[0]).toBe('job')
})

it('comes in time again after it was set by a clock that was hours ahead', async () => {
  const name = `schedule-${randomUUID()}`
  const everySecond = '* * * * * *'
  await queues.schedule(name, 'job', everySecond)
  const backend = createQueueBackend(system.config, system.log)
  onTestFinished(() => backend.close())
  const queue = backend.queue(name)
  const { template } = (await queue.getJobScheduler('job')) ?? {}
  const startDate = Date.now() + HOUR_MS
  await queue.upsertJobScheduler('job', { pattern: everySecond, startDate }, { name: 'job', ...template })
  expect((await queue.getJobScheduler('job'))?.next).toBeGreaterThan(startDate)
  await queues.schedule(name, 'job', everySecond)
  expect((await queue.getJobScheduler('job'))?.next).toBeLessThan(startDate)
})

it('is tried again soon when it failed, and once only', async () => {
  const queue = `schedule-${randomUUID()}`
  await queues.schedule(queue, 'daily', soonAndThenTomorrow().pattern)
  let runs = 0
  const worker = queues.work(
    queue,
    async () => {
      runs += 1
      if (runs === 1) throw new Error('The database hiccups')
    },
    { concurrency: 1 },
  )
  await until(() => runs === 2, { what: 'the second attempt' })
  await worker.close()
  expect(await queues.counts(queue)).toMatchObject({ failed: 0, completed: 0, delayed: 1 })
})

it('forgets what was given up under its name, and nothing else', async () => {
  const queue = `schedule-${randomUUID()}`
  const worker = queues.work(queue, () => Promise.reject(new UnrecoverableError('It is over')), {
    concurrency: 1,
  })
  const job = (name: string) => ({ queue, name, id: randomUUID(), data: { messageId: name } })
  await queues.add([job('nightly'), job('another'), job('nightly')])
  await until(async () => (await queues.failed(queue, 9)).length === 3, {
    what: 'the failures',
  })
  await worker.close()
  await queues.forgetFailed(queue, 'nightly')
  expect((await queues.failed(queue, 9)).map(({ name }) => name)).toEqual(['another'])
})
