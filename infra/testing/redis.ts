import { Redis } from 'ioredis'
import { inject } from 'vitest'

const COUNTER = 'test-files'

/** An empty Redis database of its own for the test file that asks; undefined where queues are in PostgreSQL. */
export async function testRedisUrl(): Promise<string | undefined> {
  const server = inject('redisUrl')
  if (server === '') return undefined
  const redis = new Redis(server)
  const number = await redis.incr(COUNTER)
  await redis.quit()
  return `${server}/${number}`
}
