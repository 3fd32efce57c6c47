import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

/** What a local start has to know before the configuration of the parts can be made. */
export interface LocalSettings {
  host: string
  port: number
  sandboxPort: number
  dataDir: string
  databaseUrl: string | undefined
  dev: boolean
}

/** Reads the settings and makes the data folder. Throws StartError with a line that says what to change. */
export function readLocalSettings(env: NodeJS.ProcessEnv, args: readonly string[]): LocalSettings {
  const port = portOf(env, 'PORT', 3000)
  const dataDir = resolve(env.DATA_DIR || '.data')
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used: ${reason(error)}. Choose another folder, for example DATA_DIR=.data`,
    )
  }
  return {
    host: env.HOST || '127.0.0.1',
    port,
    sandboxPort: portOf(env, 'SANDBOX_PORT', port + 1),
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    dev: args.includes('--dev'),
  }
}

const HIGHEST_PORT = 65_534

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = env[name] ? Number(env[name]) : fallback
  if (Number.isInteger(port) && port >= 1 && port <= HIGHEST_PORT) return port
  throw new StartError(
    `${name} is not valid: ${env[name]} is no port from 1 to ${HIGHEST_PORT}. Example: ${name}=${fallback}`,
  )
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
