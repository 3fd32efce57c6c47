import { createHash } from 'node:crypto'

/** Which ids there have been. */
export interface SeenIds {
  add(id: string): void
  has(id: string): boolean
}

/**
 * Keeps eight bytes of each id, outside of the heap, which the ids of a million subscriptions would fill (ADR 047). Among a
 * million, one that was never added counts as seen once in ten million million times.
 */
export function createSeenIds(): SeenIds {
  let digests = new BigUint64Array(1_024)
  let count = 0
  let sorted = true
  return {
    add(id) {
      if (count === digests.length) digests = twiceAsLong(digests)
      digests[count] = digestOf(id)
      count += 1
      sorted = false
    },
    has(id) {
      const added = digests.subarray(0, count)
      if (!sorted) added.sort()
      sorted = true
      return isAmong(added, digestOf(id))
    },
  }
}

const digestOf = (id: string) => createHash('sha256').update(id).digest().readBigUInt64LE()

function twiceAsLong(digests: BigUint64Array<ArrayBuffer>): BigUint64Array<ArrayBuffer> {
  const longer = new BigUint64Array(2 * digests.length)
  longer.set(digests)
  return longer
}

function isAmong(sorted: BigUint64Array, wanted: bigint): boolean {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0n) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted
}
