import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** A thread this much nicer gets a third of what others get, where they compete for the same core. */
export const NICENESS = 5

const THREADS = '/proc/self/task'
/** What Node calls the threads that it hands long work to. */
const POOL = 'libuv-worker'

/** The ids of the threads that passwords are hashed by; none before the first hash, nor where there is no /proc. */
export function poolThreads(): number[] {
  if (process.platform !== 'linux') return []
  const isPool = (thread: string) => readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim() === POOL
  return readdirSync(THREADS).filter(isPool).map(Number)
}

/**
 * Makes these threads yield to the one that answers, and to the database beside it: a flood of sign-ins takes what is
 * left, and nobody else waits for it (ADR 047). On Linux each thread has a priority of its own; elsewhere nothing
 * changes.
 */
export function lowerPriority(): void {
  try {
    const priority = Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS)
    for (const thread of poolThreads()) setPriority(thread, priority)
  } catch {
    // A machine that forbids it hashes all the same.
  }
}
