const MAX_BYTES = 4_000_000
/** A connection can be dead without anybody having noticed: nothing is kept for longer than this. */
const MAX_MS = 10_000

/**
 * Compressed bytes, each as one character: a string goes out together with the headers in one write, where bytes would
 * take two.
 */
export type Packed = string

interface Kept {
  version: number
  since: number
  packed: Packed
}

/** Finished answers by their address, each of one version of what it tells. */
export interface KeptAnswers {
  /** Undefined where none is kept of this version, or it is too old; one of another version is forgotten. */
  find(key: string, version: number): Packed | undefined
  keep(key: string, version: number, packed: Packed): void
}

/** Keeps 4 MB at most: those requested least recently make room. */
export function createKeptAnswers(): KeptAnswers {
  // In the order in which they were requested last.
  const kept = new Map<string, Kept>()
  let total = 0

  function remember(key: string, entry: Kept): void {
    kept.set(key, entry)
    total += key.length + entry.packed.length
  }

  function forget(key: string, entry: Kept): void {
    kept.delete(key)
    total -= key.length + entry.packed.length
  }

  return {
    find(key, version) {
      const found = kept.get(key)
      if (found === undefined) return undefined
      forget(key, found)
      if (found.version !== version || performance.now() - found.since > MAX_MS) return undefined
      remember(key, found)
      return found.packed
    },
    keep(key, version, packed) {
      const before = kept.get(key)
      if (before !== undefined) forget(key, before)
      remember(key, { version, since: performance.now(), packed })
      for (const [oldest, entry] of kept) {
        if (total <= MAX_BYTES) return
        forget(oldest, entry)
      }
    },
  }
}
