import { existsSync, renameSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { lockDataDir, unlockFolder } from '../data-lock.ts'
import { OperatorError } from '../operator-error.ts'
import { stopLeftover } from '../postgres.ts'
import { runningCopy } from '../running-copy.ts'
import { BACKED_UP_ELSEWHERE, copyRunningDatabase } from './copy-running-database.ts'
import { copyTree } from './copy-tree.ts'
import { finishRestore } from './finish-restore.ts'
import { makeWhole, removeLeftovers } from './make-whole.ts'
import { runScript } from './run-script.ts'

/** Backs up everything that a local copy keeps, whether or not it is running: `make backup TO=<folder>`. */
await runScript(async () => {
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const stamp = new Date().toISOString().replace(/:/g, '-').slice(0, 19)
  const to = resolve(process.env.TO || join('backups', stamp))
  finishRestore(dataDir)
  if (process.env.DATABASE_URL)
    throw new OperatorError(
      `DATABASE_URL is set, and only what is in DATA_DIR is backed up. ${BACKED_UP_ELSEWHERE}`,
    )
  if (!existsSync(join(dataDir, 'postgres')))
    throw new OperatorError(`There is no database in DATA_DIR ${dataDir}. ${BACKED_UP_ELSEWHERE}`)
  if (existsSync(to))
    throw new OperatorError(`${to} exists. Choose another folder, for example TO=backups/friday`)
  // First: they may be what fills the disk.
  const removed = removeLeftovers(dirname(to)).map(
    (path) => `\nRemoved ${path}, which a backup had left that was killed.`,
  )
  renameSync(await makeWhole(to, (unfinished) => backUp(dataDir, unfinished)), to)
  unlockFolder(to)
  return `Backed up to ${to}. It holds the keys of this copy: keep it where nobody else can read it.${removed.join('')}`
})

async function backUp(dataDir: string, to: string): Promise<void> {
  const running = runningCopy(dataDir)
  const unlock = running === undefined ? lockDataDir(dataDir) : undefined
  try {
    const apart = /^(postgres\/|sandbox\.sqlite|start\.pid$|running\.json$|.*\.log$)/
    await copyTree(dataDir, to, { skip: (path) => apart.test(path) })
    const database = { folder: join(dataDir, 'postgres'), to: join(to, 'postgres') }
    if (running === undefined) await copyStoppedDatabase(database)
    else await copyRunningDatabase({ ...database, url: running.DATABASE_URL ?? '' })
    const sandbox = join(dataDir, 'sandbox.sqlite')
    if (existsSync(sandbox)) await backup(new DatabaseSync(sandbox), join(to, 'sandbox.sqlite'))
  } finally {
    unlock?.()
  }
}

/** After a crash the server may still be at work; its pid file does not belong in a backup. */
async function copyStoppedDatabase(at: { folder: string; to: string }): Promise<void> {
  await stopLeftover(at.folder)
  await copyTree(at.folder, at.to, { skip: (path) => path === 'postmaster.pid' })
}
