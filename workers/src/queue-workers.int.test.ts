import { randomUUID } from 'node:crypto'
import { QUEUE_NAMES } from '@meridian/contracts/values/queues'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { expect, it } from 'vitest'
import { startWorkers } from './start-workers.ts'

it('takes work from every queue', async () => {
  const { system, stop } = await createTestSystem()
  const { queues } = system
  await queues.add(
    QUEUE_NAMES.map((queue) => ({
      queue,
      name: 'of-nobody',
      id: randomUUID(),
      data: { messageId: randomUUID() },
    })),
  )
  const waiting = async () => {
    const counts = await Promise.all(QUEUE_NAMES.map((queue) => queues.counts(queue)))
    return QUEUE_NAMES.filter((_, place) => counts[place]?.waiting !== 0)
  }
  expect(await waiting()).toEqual([...QUEUE_NAMES])
  const workers = await startWorkers(system)
  await until(async () => (await waiting()).length === 0, { what: 'work on every queue' })
  await workers.stop()
  await stop()
})
