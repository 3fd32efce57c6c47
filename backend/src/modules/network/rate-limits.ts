import type { RateLimits } from '#platform/http/rate-limits'

const MINUTE = 60

/** How often the calls of this module may be made by one person. */
export function networkLimits(limits: RateLimits) {
  return {
    locations: limits.perKey({ name: 'share-location', points: 60, seconds: MINUTE }),
    geocoding: limits.perKey({ name: 'geocode', points: 60, seconds: MINUTE }),
  }
}
