import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits before what others got ahead of is tried again: at random, so that they do not meet once more, and 20 ms at most
 * after the first attempt, twice as long after each further one.
 */
export async function backOff(attempts: number): Promise<void> {
  await pause(Math.random() * 10 * 2 ** attempts)
}
