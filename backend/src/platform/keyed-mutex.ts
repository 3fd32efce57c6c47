/** Runs work on the same thing one after the other, in the order in which it came. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Turns within this process. Where a crowd wants the same row, only one of them at a time then holds a database
 * connection; the others wait here, where waiting costs nothing.
 */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
