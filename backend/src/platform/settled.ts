/**
 * Waits for all of them, even when one fails: whoever goes on afterwards, or closes what they work with, leaves nothing
 * under way. Throws what the first failed one in the list has thrown.
 */
export async function allSettled<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
