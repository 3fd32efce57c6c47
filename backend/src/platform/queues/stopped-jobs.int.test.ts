import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { beforeAll, expect, it } from 'vitest'
import type { Queues } from './queues.ts'

const MORE_THAN_ATTEMPTS = 16

let queues: Queues
beforeAll(async () => {
  const own = await createTestSystem()
  queues = own.system.queues
  return own.stop
})

/** A worker that stops in the middle of a job. */
async function breakOff(queue: string, what: string): Promise<void> {
  const stopping = new AbortController()
  let begun = false
  const handle = async () => {
    begun = true
    await once(stopping.signal, 'abort')
    stopping.signal.throwIfAborted()
  }
  const worker = queues.work(queue, handle, { concurrency: 1 })
  await until(() => begun, { within: 5_000, what })
  stopping.abort()
  await worker.close()
}

it('a job is not given up, however often its workers stop in the middle of it', async () => {
  const queue = `test-${randomUUID()}`
  await queues.add([{ queue, name: 'long', id: randomUUID(), data: { messageId: 'long' } }])
  for (let times = 0; times < MORE_THAN_ATTEMPTS; times += 1)
    await breakOff(queue, `the job after ${times} stops`)
  expect(await queues.failed(queue, 1)).toEqual([])
  let done = false
  const worker = queues.work(queue, async () => void (done = true), { concurrency: 1 })
  await until(() => done, { within: 5_000, what: 'the job' })
  await worker.close()
})
