import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'

/** Where a restore keeps its complete copy until it takes the place of what was there. */
export function restoredBeside(dataDir: string): string {
  return `${dataDir}.restored`
}

/** True where nothing is kept yet, or where there is no such folder. */
export function isEmpty(dataDir: string): boolean {
  return !existsSync(dataDir) || readdirSync(dataDir).every((name) => name.startsWith('start.pid'))
}

/**
 * Puts in its place what a restore had copied that was killed before it could do so, so that nobody begins an empty
 * community beside it. Answers whether there was such a one.
 */
export function finishRestore(dataDir: string): boolean {
  const whole = restoredBeside(dataDir)
  if (!existsSync(whole) || !isEmpty(dataDir)) return false
  rmSync(dataDir, { recursive: true, force: true })
  renameSync(whole, dataDir)
  return true
}
