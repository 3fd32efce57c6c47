import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assertRedisDatabase } from '@meridian/backend/config'
import { beforeAll, expect, it } from 'vitest'
import { testEnvironment } from '../testing/environment.ts'
import { freePort } from './ports.ts'
import { type RedisServer, startRedis } from './redis-server.ts'
import { runToEnd } from './supervisor.ts'

let redis: RedisServer
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-redis-'))
  redis = await startRedis(folder)
  return async () => {
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

const REFUSED =
  /^REDIS_URL is not valid: its server does not have the database that it ends with \(ERR .+\)\. Example: REDIS_URL=redis:\/\/127\.0\.0\.1:6379$/

it.each(['backend', 'workers'])('%s does not start on a database that Redis does not have', async (part) => {
  const file = fileURLToPath(new URL(`../../${part}/src/main.ts`, import.meta.url))
  const databaseUrl = `postgres://127.0.0.1:${await freePort()}/nowhere`
  const env = { ...process.env, ...testEnvironment({ databaseUrl, redisUrl: `${redis.url}/99999` }) }
  await expect(runToEnd({ name: part, args: [file], env })).rejects.toThrow(REFUSED)
})

it('lets everything start on one that it has, and while it is away', async () => {
  const nobody = `redis://127.0.0.1:${await freePort()}/3`
  for (const url of [undefined, redis.url, `${redis.url}/3`, nobody])
    await expect(assertRedisDatabase(url)).resolves.toBeUndefined()
})
