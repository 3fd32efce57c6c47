import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** More than the servers of a whole run have ever kept, several times over. */
const PLENTY_BYTES = 1_000_000_000

/**
 * A new folder for the files of a test's servers: in memory where there is plenty. A database is seven hundred files, and a
 * disk that has just deleted as many takes twenty times as long to make them; meanwhile no read model of any database moves,
 * since a transaction that is open anywhere on a server holds up all who follow the journal.
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
