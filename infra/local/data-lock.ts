import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from './operator-error.ts'

/** Where the scripts are that take the lock: a start, a backup, a restore. */
const SCRIPTS = 'infra/local/'

/** Makes sure that only one start, backup or restore at a time uses a data folder. Returns what unlocks it. */
export function lockDataDir(dataDir: string): () => void {
  try {
    const holder = lockFolder(dataDir)
    if (holder !== undefined) throw inUse(dataDir, holder)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(
      `DATA_DIR ${dataDir} cannot be written: ${error instanceof Error ? error.message : error}. Free some space, or choose another folder.`,
    )
  }
  return () => unlockFolder(dataDir)
}

/** Locks any folder for this process; answers which other one has it, if one has. */
export function lockFolder(folder: string): number | undefined {
  return take(fileIn(folder))
}

/** Takes a lock away that this process has, or that a killed one has left. */
export function unlockFolder(folder: string): void {
  rmSync(fileIn(folder), { force: true })
}

/** True where somebody has locked the folder, be it one who was killed. */
export function isLocked(folder: string): boolean {
  return existsSync(fileIn(folder))
}

/**
 * Takes a lock; answers which process has it, if one has. What a killed process has left is taken over in turns: seeing
 * that it is left and putting ours in its place are two steps, and another one's may appear between them. A turn is such
 * a lock as well, so that one who is killed in it holds nobody up.
 */
function take(file: string): number | undefined {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    while (!appears(own, file)) {
      const holder = holderIn(file)
      if (typeof holder === 'number') return holder
      const turn = `${file}.turn`
      const before = take(turn)
      if (before !== undefined) return before
      // Nobody takes away what was left but whose turn it is; from here on it stays.
      const isLeft = holderIn(file) === 'gone'
      if (isLeft) renameSync(own, file)
      rmSync(turn)
      if (isLeft) return undefined
    }
    return undefined
  } finally {
    rmSync(own, { force: true })
  }
}

/** Gives a file another name, unless that exists: of two that do so at once, only one does. Nobody sees half of it. */
function appears(own: string, file: string): boolean {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function inUse(dataDir: string, holder: number): OperatorError {
  return new OperatorError(
    `DATA_DIR ${dataDir} is in use by process ${holder}. Stop it, or start another copy with other DATA_DIR and PORT, for example PORT=4100 DATA_DIR=.data-2`,
  )
}

/** The process that has locked the folder, if it still runs and is a script that works on such files. */
export function holderOf(dataDir: string): number | undefined {
  const holder = holderIn(fileIn(dataDir))
  return typeof holder === 'number' ? holder : undefined
}

/** `gone` where it has left the lock behind; undefined where there is no lock. */
function holderIn(file: string): number | 'gone' | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return isScript(pid) ? pid : 'gone'
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function isScript(pid: number): boolean {
  try {
    process.kill(pid, 0)
    const command = process.platform === 'linux' ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : SCRIPTS
    return pid !== process.pid && command.includes(SCRIPTS)
  } catch {
    return false
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'start.pid')
}
