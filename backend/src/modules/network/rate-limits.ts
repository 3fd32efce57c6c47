import { MINUTE_SECONDS } from '@meridian/contracts/values/durations'
import type { RateLimits } from '#platform/http/rate-limits'

/** How often the calls of this module may be made by one person. */
export function networkLimits(limits: RateLimits) {
  return {
    locations: limits.perKey({ name: 'share-location', points: 60, seconds: MINUTE_SECONDS }),
    geocoding: limits.perKey({ name: 'geocode', points: 60, seconds: MINUTE_SECONDS }),
  }
}
