/**
 * Waits for all of them, even when one fails: whoever goes on afterwards, or closes what they work with, leaves nothing
 * under way. Throws what the first failed one in the list has thrown.
 */
export async function allSettled<T extends readonly Promise<unknown>[] | []>(
  promises: T,
): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
