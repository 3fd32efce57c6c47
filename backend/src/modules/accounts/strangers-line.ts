import { availableParallelism } from 'node:os'
import { DomainError } from '@meridian/contracts/values/domain-error'
import pLimit from 'p-limit'

/**
 * So many are counted and hashed at a time: enough that no core waits for the next one. Whoever does not stand in this
 * line comes right after them.
 */
const AT_ONCE = 2 * (availableParallelism() + 1)

/** A core hashes some fifty passwords a second, or fewer while others want it: the last in line waits for five seconds. */
const MAX_WAITING = 200 * availableParallelism()

/** Does the work of a stranger that takes a hash, in turn. Throws `unavailable` where too many wait for theirs. */
export type InLine = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A line for strangers, so short that an answer comes while somebody waits for it. Those whom we know have few tries
 * each, and do not stand in it.
 */
export function createStrangersLine(): InLine {
  const inTurn = pLimit(AT_ONCE)
  return async (work) => {
    if (inTurn.pendingCount >= MAX_WAITING) throw tooMany()
    return inTurn(work)
  }
}

function tooMany(): DomainError {
  const text = 'Very many people are signing in right now. Please try again in a few seconds.'
  return new DomainError('unavailable', text, { retryAfter: 5 })
}
