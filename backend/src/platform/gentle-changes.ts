import { setTimeout as pause } from 'node:timers/promises'

/** How long a change of a table waits for those who read it. Whoever comes after it waits as long, so it has to be short. */
export const LOCK_TIMEOUT_MS = 2_000

const ATTEMPTS = 30
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Changes tables that are in use. A change that cannot have its table within the connection's `lock_timeout` lets everybody else go first
 * and comes again: it would otherwise stop all who come after it until the longest of those before is done.
 * @throws what `change` throws for another reason, or at the last attempt
 */
export async function changeGently<T>(change: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change()
    } catch (error) {
      if (!isTaken(error) || attempt === attempts) throw error
      await pause(PAUSE_MS * (0.5 + Math.random()))
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
}
