import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@meridian/backend/config'
import { compose } from '@meridian/backend/worker-api'
import { expect, it, onTestFinished } from 'vitest'
import { testEnvironment } from '../testing/environment.ts'
import { until } from '../testing/until.ts'
import { freePort } from './ports.ts'
import { startRedis } from './redis-server.ts'

/** The queues of a process, which uses nothing else, on a Redis that is not there yet. */
async function queuesOnNothing() {
  const port = await freePort()
  const databaseUrl = 'postgres://127.0.0.1:1/nowhere'
  const env = testEnvironment({ databaseUrl, redisUrl: `redis://127.0.0.1:${port}` })
  const system = compose(readConfig({ ...env, LOG_LEVEL: 'silent' }), 'test')
  onTestFinished(system.close)
  const startLate = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-redis-'))
    const redis = await startRedis(folder, port)
    onTestFinished(async () => {
      await redis.stop()
      rmSync(folder, { recursive: true, force: true })
    })
  }
  return { queues: system.queues, startLate }
}

it('refuses jobs soon while Redis has never been there, for a transaction is open meanwhile; and takes them once it is', async () => {
  const { queues, startLate } = await queuesOnNothing()
  const job = { queue: 'late', name: 'job', id: 'one', data: { messageId: 'one' } }
  const add = () =>
    queues.add([job]).then(
      () => 'taken',
      () => 'refused',
    )
  expect(await add()).toBe('refused')
  await startLate()
  await until(async () => (await add()) === 'taken', { within: 20_000, what: 'the job to be taken' })
  expect(await queues.counts('late')).toMatchObject({ waiting: 1 })
})
