/**
 * Waits for all of them, also when one fails: whoever goes on afterwards, or closes what they work with, leaves nothing under
 * way. Throws what the first one in the list that failed has thrown.
 */
export async function allSettled<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
