import { type Config, ConfigError, readConfig } from '../config.ts'
import { whyNoDatabase } from './reach-servers.ts'
import { assertRedisDatabase } from './redis-database.ts'

/**
 * Reads the configuration; a bad one ends the process with a line for each problem.
 * @param assertUsable checks what only shows on this machine; it throws a ConfigError
 */
export function exitOnBadConfig(
  env: NodeJS.ProcessEnv,
  assertUsable: (config: Config) => void = () => {},
): Config {
  try {
    const config = readConfig(env)
    assertUsable(config)
    return config
  } catch (error) {
    return exitOn(error)
  }
}

/** The same for what only Redis knows, before anything is put into it. */
export async function exitWithoutRedisDatabase({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<void> {
  await assertRedisDatabase(redisUrl).catch(exitOn)
}

/** The same for a database that does not answer, for those that can do nothing without it. */
export async function exitWithoutDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  const reason = await whyNoDatabase(databaseUrl)
  if (reason !== undefined) exitOn(new ConfigError(reason))
}

function exitOn(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
