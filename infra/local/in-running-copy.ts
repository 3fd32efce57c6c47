import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { runningCopy } from './running-copy.ts'

/**
 * Runs a script in the environment of the copy that `make start` has started in DATA_DIR; where none is running
 * there, in the environment that it is given, as on a server.
 */
const env = runningCopy(resolve(process.env.DATA_DIR || '.data')) ?? process.env
const { status } = spawnSync(process.execPath, process.argv.slice(2), { env, stdio: 'inherit' })
process.exitCode = status ?? 1
