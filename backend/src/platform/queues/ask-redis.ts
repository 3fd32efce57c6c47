import { Redis } from 'ioredis'
import { asError } from '../as-error.ts'

/** One that is away counts as gone. */
const ANSWER_WITHIN_MS = 1_000

/**
 * Asks a Redis whether it can be used by this address. Answers what went wrong, the first thing first: nothing where all
 * is well. The library itself would only report a database that is not there, and go on in the first one, among what
 * others keep there.
 */
export async function askRedis(url: string): Promise<{ errors: Error[]; host: string; port: number }> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    retryStrategy: () => null,
  })
  const errors: Error[] = []
  redis.on('error', (error) => errors.push(error))
  // The same as it has reported, or that it has closed the connection after that.
  await redis.connect().catch((error: unknown) => errors.push(asError(error)))
  redis.disconnect()
  const { host = 'localhost', port = 6379 } = redis.options
  return { errors, host, port }
}
