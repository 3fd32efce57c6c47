import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { runningCopy } from './running-copy.ts'

/**
 * Runs a script in the environment of the copy that `make start` has started in DATA_DIR; where none is running
 * there, in the environment that it is given, as on a server.
 */
const dataDir = resolve(process.env.DATA_DIR || '.data')
const env = runningCopy(dataDir) ?? (process.env.DATABASE_URL ? process.env : undefined)
if (env === undefined) {
  process.stderr.write(`Nothing is running on DATA_DIR ${dataDir}. Start it with: make start\n`)
  process.exitCode = 1
} else {
  const { status } = spawnSync(process.execPath, process.argv.slice(2), { env, stdio: 'inherit' })
  process.exitCode = status ?? 1
}
