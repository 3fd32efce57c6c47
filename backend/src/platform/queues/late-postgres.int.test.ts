import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { until } from '@meridian/infra/testing/until'
import { openWeakLine } from '@meridian/infra/testing/weak-line'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '../log/log.ts'
import { createQueues } from './queues.ts'

const BROKEN = /terminated|ECONNRESET|EPIPE/

/** Queues in a PostgreSQL that is away when they are used for the first time. */
async function queuesOnNothing() {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  const line = await openWeakLine(Number(url.port))
  url.host = new URL(line.url).host
  line.cut()
  const queues = createQueues({ redisUrl: undefined, databaseUrl: url.href }, createLog('silent', 'test'))
  onTestFinished(async () => {
    await queues.close()
    line.close()
    await database.drop()
  })
  return { queues, ...line }
}

const jobOf = (queue: string) => ({ queue, name: 'job', id: randomUUID(), data: { messageId: 'one' } })

it('a queue that PostgreSQL was away for at first takes jobs once it is there', async () => {
  const { queues, mend } = await queuesOnNothing()
  await expect(queues.add([jobOf('late')])).rejects.toThrow(BROKEN)
  mend()
  await queues.add([jobOf('late')])
  expect(await queues.counts('late')).toMatchObject({ waiting: 1 })
})

it('a worker that PostgreSQL was away for at first leaves others their time, and works once it is there', async () => {
  const { queues, mend } = await queuesOnNothing()
  let done = false
  const worker = queues.work('late', async () => void (done = true), { concurrency: 1 })
  await expect(queues.counts('late')).rejects.toThrow(BROKEN)
  mend()
  await queues.add([jobOf('late')])
  await until(() => done, { what: 'the job' })
  await worker.close()
  expect(await queues.counts('late')).toMatchObject({ waiting: 0, active: 0 })
})

it('a worker does not ask again at once while PostgreSQL turns everybody away', async () => {
  const { queues, refused } = await queuesOnNothing()
  const worker = queues.work('late', async () => {}, { concurrency: 1 })
  await until(() => refused() > 0, { what: 'the first question' })
  const [first, begun] = [refused(), performance.now()]
  await until(() => refused() >= first + 5, { what: 'further ones' })
  expect(performance.now() - begun).toBeGreaterThan(1_000)
  await worker.close()
})
