import { resolve } from 'node:path'
import { makeFolder } from '@meridian/backend/config'
import { hostOf } from '@meridian/contracts/values/url-on'
import { readPorts } from '../sandbox/ports.ts'
import { OperatorError } from './operator-error.ts'

/** What a local start has to know before the configuration of the parts can be made. */
export interface LocalSettings {
  host: string
  port: number
  sandboxPort: number
  dataDir: string
  databaseUrl: string | undefined
  dev: boolean
}

/** Reads the settings and makes the data folder. Throws OperatorError with a line that says what to change. */
export function readLocalSettings(env: NodeJS.ProcessEnv, args: readonly string[]): LocalSettings {
  const { app: port, sandbox: sandboxPort } = portsOf(env)
  const dataDir = resolve(env.DATA_DIR || '.data')
  try {
    makeFolder(dataDir)
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR ${dataDir} cannot be used: ${reason(error)}. Choose another folder, for example DATA_DIR=.data`,
    )
  }
  return {
    host: hostOf(env.HOST),
    port,
    sandboxPort,
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    dev: args.includes('--dev'),
  }
}

function portsOf(env: NodeJS.ProcessEnv): { app: number; sandbox: number } {
  try {
    return readPorts(env)
  } catch (error) {
    throw new OperatorError(reason(error))
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
