import { setTimeout as pause } from 'node:timers/promises'

/** How long a change waits for its table's lock. Whoever comes after it waits behind it, so it has to be short. */
export const LOCK_TIMEOUT_MS = 2_000

const ATTEMPTS = 30
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Changes tables that are in use. A change that does not get its lock within the `lock_timeout` of its connection or
 * transaction gives way and is tried again: otherwise it would hold up everybody behind it until the longest of those
 * ahead of it is done.
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
