import type { RateLimits } from '#platform/rate-limits'

const MINUTE = 60

/** How often the calls of this module may be made. */
export function integrationLimits(limits: RateLimits) {
  return {
    /** Each asks a provider that counts our calls. */
    tests: limits.perAddress({ name: 'integration-test', points: 30, seconds: MINUTE }),
    harvests: limits.perAddress({ name: 'harvest', points: 30, seconds: MINUTE }),
  }
}
