import { Redis } from 'ioredis'

/** One that is away counts as gone. */
const ANSWER_WITHIN_MS = 1_000

/**
 * Why a Redis refuses the database that its address chooses; undefined where it has it, and while it is away. The
 * library would only report it, and go on in the first database, among what others keep there.
 */
export async function whyNoRedisDatabase(url: string): Promise<string | undefined> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    retryStrategy: () => null,
  })
  const reasons: string[] = []
  redis.on('error', ({ message }) => reasons.push(message))
  // What keeps it from connecting is none of this: whoever works with it reports that.
  await redis.connect().catch(() => {})
  redis.disconnect()
  return reasons.find((reason) => reason.includes('index is out of range'))
}
