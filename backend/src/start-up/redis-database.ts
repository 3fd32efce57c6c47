import { askRedis } from '#platform/queues/ask-redis'
import { ConfigError } from '../config/schema.ts'

/**
 * Makes sure that Redis has the database that REDIS_URL chooses; it may be away.
 * @throws ConfigError
 */
export async function assertRedisDatabase(redisUrl: string | undefined): Promise<void> {
  if (redisUrl === undefined) return
  const { errors } = await askRedis(redisUrl)
  const reason = errors.find(({ message }) => message.includes('index is out of range'))?.message
  if (reason !== undefined)
    throw new ConfigError(
      `REDIS_URL is not valid: its server does not have the database that it ends with (${reason}). Example: REDIS_URL=redis://127.0.0.1:6379`,
    )
}
