import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { ownDatabase } from '@meridian/infra/testing/own-database'
import { until } from '@meridian/infra/testing/until'
import { openWay } from '@meridian/infra/testing/way-to-server'
import { openWeakLine } from '@meridian/infra/testing/weak-line'
import { expect, it, onTestFinished } from 'vitest'
import { createSqlPool } from '../database/sql.ts'
import { createLog } from '../log/log.ts'
import { createQueues } from './queues.ts'

const LONGEST_STATEMENT_MS = 200

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

/** A worker that counts the jobs it has done, in a PostgreSQL that may fall silent. */
async function countingWorker() {
  const databaseUrl = await ownDatabase()
  const way = await openWay(databaseUrl)
  const config = { redisUrl: undefined, databaseUrl: way.url }
  const queues = createQueues(config, createLog('silent', 'test'), LONGEST_STATEMENT_MS)
  let done = 0
  const worker = queues.work('quiet', async () => void (done += 1), { concurrency: 1 })
  onTestFinished(async () => {
    const closed = worker.close().then(queues.close)
    // What is still silent is not waited for.
    way.close()
    await closed
  })
  return { databaseUrl, way, queues, done: () => done }
}

it('queues take and give jobs again after PostgreSQL has fallen silent for longer than a statement takes', async () => {
  const { way, queues, done } = await countingWorker()
  await queues.add([jobOf('quiet')])
  await until(() => done() === 1, { what: 'the first job' })
  way.silence()
  const isTaken = () =>
    queues.add([jobOf('quiet')]).then(
      () => true,
      () => false,
    )
  await until(isTaken, { within: 30_000, what: 'a job to be taken' })
  await until(() => done() > 1, { within: 30_000, what: 'it to be done' })
  expect(way.isUnheard()).toBe(true)
})

it('a worker goes on listening on one connection, however long there is nothing to hear', async () => {
  const { databaseUrl } = await countingWorker()
  const onlooker = createSqlPool(databaseUrl, { max: 1, onError: () => {} })
  onTestFinished(onlooker.close)
  const listensFor = (interval: string) =>
    onlooker.rows({
      text: `select 1 from pg_stat_activity where datname = current_database() and application_name = 'quiet'
        and backend_start < clock_timestamp() - $1::interval`,
      values: [interval],
    })
  // More than twice as long as a silent connection in use is kept.
  const isOld = async () => (await listensFor('6 seconds')).length === 1
  expect(await until(isOld, { within: 30_000, what: 'a long silence' })).toBe(true)
})
