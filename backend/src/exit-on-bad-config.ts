import { type Config, ConfigError, readConfig } from './config.ts'

/** Reads the configuration; a bad one ends the process with a line for each problem. */
export function exitOnBadConfig(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
