import { MINUTE_SECONDS } from '@meridian/contracts/values/durations'
import type { RateLimits, Take } from '../http/rate-limits.ts'

/**
 * How often one person may search for a text, which costs the database more than a list by an index: ten times a second
 * for a minute, far more often than anybody types, or moves a map that shows what was found.
 */
export function searchLimit(limits: Pick<RateLimits, 'perKeyHere'>): Take {
  return limits.perKeyHere({
    name: 'search',
    points: 600,
    seconds: MINUTE_SECONDS,
    says: (wait) => `You have searched very often. Please try again in ${wait}.`,
  })
}
