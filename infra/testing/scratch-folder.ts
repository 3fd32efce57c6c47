import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Several times what the servers of a whole run have ever kept. */
const PLENTY_BYTES = 1_000_000_000

/**
 * A new folder for the files of a test's servers: in memory where there is plenty. A database has seven hundred files;
 * a disk that has just deleted as many takes twenty times as long to create them. Meanwhile no database's read models
 * move, since a transaction that is open anywhere on a server holds up everything that follows the journal.
 */
export function makeScratchFolder(): string {
  return mkdtempSync(join(hasPlenty(MEMORY) ? MEMORY : tmpdir(), 'meridian-test-'))
}

function hasPlenty(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > PLENTY_BYTES
  } catch {
    return false
  }
}
