import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '@meridian/backend/config'
import { lockDataDir } from '../data-lock.ts'
import { OperatorError } from '../operator-error.ts'
import { unprivilegedRunner } from '../unprivileged.ts'
import { copyTree } from './copy-tree.ts'
import { finishRestore, isEmpty, restoredBeside } from './finish-restore.ts'
import { makeWhole } from './make-whole.ts'
import { runScript } from './run-script.ts'

/** Puts a backup where a copy keeps its files: `make restore FROM=<folder>`. What was there is put aside. */
await runScript(async () => {
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const { FROM } = process.env
  if (!FROM) throw new OperatorError('Say which backup, for example: make restore FROM=backups/friday')
  const from = resolve(FROM)
  if (!existsSync(join(from, 'postgres', 'PG_VERSION')) || !existsSync(join(from, 'secrets.json')))
    throw new OperatorError(`${from} is no backup. Backups are made by: make backup`)
  makeFolder(dataDir)
  const unlock = lockDataDir(dataDir)
  try {
    const aside = await restore(from, dataDir)
    return `Restored ${from} to ${dataDir}.${aside === undefined ? '' : ` What was there is in ${aside}.`} Start it with: make start`
  } finally {
    unlock()
  }
})

/** Answers where it has put what was there before. */
async function restore(from: string, dataDir: string): Promise<string | undefined> {
  const { own } = unprivilegedRunner([join(dataDir, 'postgres', 'x')])
  const unfinished = await makeWhole(dataDir, (folder) =>
    copyTree(from, folder, {
      made: (path) => {
        if (path.startsWith(join(folder, 'postgres'))) own(path)
      },
    }),
  )
  const whole = restoredBeside(dataDir)
  rmSync(whole, { recursive: true, force: true })
  // From here on it is found and put in its place, whenever this is killed.
  renameSync(unfinished, whole)
  try {
    return makeRoom(dataDir)
  } catch (error) {
    // Nobody wants it in the place of an empty folder some day later.
    rmSync(whole, { recursive: true })
    throw error
  } finally {
    finishRestore(dataDir)
  }
}

/** Puts aside what is there; answers where, unless there is nothing. */
function makeRoom(dataDir: string): string | undefined {
  if (isEmpty(dataDir)) {
    rmSync(dataDir, { recursive: true })
    return undefined
  }
  const aside = `${dataDir}.before-${new Date().toISOString().replace(/:/g, '-').slice(0, 19)}`
  renameSync(dataDir, aside)
  rmSync(join(aside, 'start.pid'), { force: true })
  return aside
}
