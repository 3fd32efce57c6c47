import { HOUR_SECONDS } from '@meridian/contracts/values/durations'
import type { RateLimits } from '#platform/http/rate-limits'

/** How often the calls of the podcast may be made. */
export function podcastLimits(limits: RateLimits) {
  return {
    /** Each leaves a row for ever, so that players can be told that the old address is gone. */
    rotations: limits.perAddress({ name: 'podcast-rotation', points: 20, seconds: HOUR_SECONDS }),
  }
}
