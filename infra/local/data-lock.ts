import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Where the scripts are that take the lock: a start, a backup, a restore. */
const SCRIPTS = 'infra/local/'

/** Makes sure that only one start, backup or restore at a time uses a data folder. Returns what unlocks it. */
export function lockDataDir(dataDir: string): () => void {
  try {
    if (!takes(dataDir)) {
      const holder = holderOf(dataDir)
      if (holder !== undefined) throw inUse(dataDir, `process ${holder}`)
      // It was left by a process that was killed.
      rmSync(fileIn(dataDir), { force: true })
      if (!takes(dataDir)) throw inUse(dataDir, 'another process')
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written: ${error instanceof Error ? error.message : error}. Free some space, or choose another folder.`,
    )
  }
  return () => rmSync(fileIn(dataDir), { force: true })
}

/** Answers false when the file exists already: of two that come at once, only one creates it. */
function takes(dataDir: string): boolean {
  try {
    writeFileSync(fileIn(dataDir), String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function inUse(dataDir: string, by: string): StartError {
  return new StartError(
    `DATA_DIR ${dataDir} is in use by ${by}. Stop it, or start another copy with other DATA_DIR and PORT, for example PORT=4100 DATA_DIR=.data-2`,
  )
}

/** The process that has locked the folder, if it still runs and is a script that works on such files. */
export function holderOf(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(fileIn(dataDir), 'utf8'))
    process.kill(pid, 0)
    const command = process.platform === 'linux' ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : SCRIPTS
    return pid !== process.pid && command.includes(SCRIPTS) ? pid : undefined
  } catch {
    return undefined
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'start.pid')
}
