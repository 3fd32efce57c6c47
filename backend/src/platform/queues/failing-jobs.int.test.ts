import { randomUUID } from 'node:crypto'
import { listenToLog } from '@meridian/infra/testing/log-lines'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { beforeAll, expect, it } from 'vitest'
import type { Config } from '../../config.ts'
import { GivenUp } from './jobs.ts'
import { createQueueBackend } from './queue-backend.ts'
import { createQueues } from './queues.ts'

const MANY = 20

let config: Config
beforeAll(async () => {
  const own = await createTestSystem()
  config = own.system.config
  return own.stop
})

/** Does many jobs, which all fail once at first; answers what the log says of it. */
async function failingBy(error: Error): Promise<Record<string, unknown>[]> {
  const { log, lines } = listenToLog()
  const queues = createQueues(config, log)
  const queue = `test-${randomUUID()}`
  const ids = Array.from({ length: MANY }, () => randomUUID())
  await queues.add(ids.map((id) => ({ queue, name: 'call', id, data: { messageId: id } })))
  const failed = new Set<string>()
  let done = 0
  const handle = async ({ data: { messageId } }: { data: { messageId: string } }) => {
    if (failed.has(messageId)) return void (done += 1)
    failed.add(messageId)
    throw error
  }
  const worker = queues.work(queue, handle, { concurrency: 5 })
  const given = async () => (await queues.failed(queue, MANY)).length
  await until(async () => done + (await given()) === MANY, { within: 20_000, what: 'all jobs' })
  await worker.close()
  await queues.close()
  return lines.filter(({ msg }) => msg === 'job failed')
}

it('what many jobs fail by and try again, while a server is away, is told once', async () => {
  expect(await failingBy(new Error('the server is away'))).toEqual([
    expect.objectContaining({ job: 'call', attempts: 1 }),
  ])
})

it('a job that is not tried again is told each time', async () => {
  expect(await failingBy(new GivenUp('it never will'))).toHaveLength(MANY)
})

const TELLING = '450 4.2.1 <ada@members.example>: mailbox full, says bot123456:AAF-key'

it.each([
  ['is tried again', new Error(TELLING)],
  ['is given up', new GivenUp(TELLING)],
  // Its message can only be read.
  ['ran out of time', new DOMException(TELLING, 'TimeoutError')],
])('a queue keeps no e-mail address and no key of a job that %s', async (_, error) => {
  const { log } = listenToLog()
  const queues = createQueues(config, log)
  const backend = createQueueBackend(config, log)
  const [queue, id] = [`test-${randomUUID()}`, randomUUID()]
  await queues.add([{ queue, name: 'call', id, data: { messageId: id } }])
  const worker = queues.work(
    queue,
    async () => {
      throw error
    },
    { concurrency: 1 },
  )
  const jobs = backend.queue(queue)
  const reasonOf = async () => (await jobs.getJob(id))?.failedReason
  await until(async () => (await reasonOf()) !== undefined, { what: 'the reason in the queue' })
  await worker.close()
  const job = await jobs.getJob(id)
  expect(job?.failedReason).toBe('450 4.2.1 <[e-mail]>: mailbox full, says [key]')
  expect(job?.stacktrace?.join()).not.toMatch(/ada@|AAF/)
  expect(job?.stacktrace?.join()).toContain('mailbox full')
  await jobs.close()
  await Promise.all([queues.close(), backend.close()])
})
