import { askDatabase } from '#platform/database/ask-database'
import type { Log } from '#platform/log/log'
import { askRedis } from '#platform/queues/ask-redis'
import { whyNoAnswer } from './why-no-answer.ts'

interface Servers {
  databaseUrl: string | undefined
  redisUrl: string | undefined
}

/** Why the PostgreSQL of an address cannot be used, in a line for who set it; undefined where it can. */
export async function whyNoDatabase(databaseUrl: string): Promise<string | undefined> {
  const { error, ...place } = await askDatabase(databaseUrl)
  return error && whyNoAnswer(error, { variable: 'DATABASE_URL', ...place })
}

async function whyNoRedis(redisUrl: string): Promise<string | undefined> {
  const { errors, ...place } = await askRedis(redisUrl)
  return errors[0] && whyNoAnswer(errors[0], { variable: 'REDIS_URL', ...place })
}

/** The same of each server that has an address: a line for each that cannot be used. Answers within five seconds. */
export async function troublesOfServers({ databaseUrl, redisUrl }: Servers): Promise<string[]> {
  const reasons = await Promise.all([
    databaseUrl === undefined ? undefined : whyNoDatabase(databaseUrl),
    redisUrl === undefined ? undefined : whyNoRedis(redisUrl),
  ])
  return reasons.filter((reason) => reason !== undefined)
}

/**
 * Tells the log which servers cannot be used, by the settings that lead to them: whoever has just set one wrong need not
 * find that out from what fails later. The process goes on, for they may come.
 */
export async function tellOfServers(servers: Servers, log: Log): Promise<void> {
  for (const trouble of await troublesOfServers(servers)) log.warn(trouble)
}
