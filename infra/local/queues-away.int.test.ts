import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startTestBackend } from '../testing/tested-backend.ts'
import { until } from '../testing/until.ts'
import { startRedis } from './redis-server.ts'

const AWAY =
  'The queues cannot be used right now. Nothing is lost: what waits is done once their server is back.'

it('tells the admin that the queues are away, rather than that we are at fault; and shows them once they are back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-redis-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const redis = await startRedis(folder)
  const backend = await startTestBackend({ REDIS_URL: redis.url, LOG_LEVEL: 'silent' })
  onTestFinished(backend.stop)
  const admin = await backend.admin()
  const statusOf = async (path: string) => (await admin.get(path)).status
  expect(await statusOf('/api/queues')).toBe(200)

  await redis.stop()
  for (const path of ['/api/queues', '/api/queues/failed-jobs']) {
    const { status, text } = await admin.get(path)
    expect([path, status, text]).toEqual([path, 503, AWAY])
  }

  const again = await startRedis(folder, redis.port)
  onTestFinished(again.stop)
  await until(async () => (await statusOf('/api/queues')) === 200, { within: 20_000, what: 'the queues' })
})
