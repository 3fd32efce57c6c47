import { type Config, ConfigError, readConfig } from '../config.ts'

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
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
