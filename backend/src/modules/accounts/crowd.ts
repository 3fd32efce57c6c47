import { availableParallelism } from 'node:os'
import { DomainError } from '@meridian/contracts/values/domain-error'

/** A core hashes some fifty passwords a second: whoever comes last waits for about four. */
const MAX_WAITING = 200 * availableParallelism()

/** Does the work of a stranger that takes a hash. Throws `unavailable` where too many are waiting for theirs. */
export type Crowd = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Keeps the line for passwords so short that an answer comes while somebody waits for it. Only strangers are sent
 * away: of those whom we know, each has few tries, and is let in however many are waiting.
 */
export function createCrowd(): Crowd {
  let waiting = 0
  return async (work) => {
    if (waiting >= MAX_WAITING) throw tooMany()
    waiting += 1
    try {
      return await work()
    } finally {
      waiting -= 1
    }
  }
}

function tooMany(): DomainError {
  const text = 'Very many people are signing in right now. Please try again in a few seconds.'
  return new DomainError('unavailable', text, { retryAfter: 5 })
}
