import type { RateLimits } from '#platform/rate-limits'

const MINUTE = 60

/** How often the calls of this module may be made. */
export function membershipLimits(limits: RateLimits) {
  return {
    /** Wide enough for an office behind one address, far too narrow for trying out stolen cards. */
    checkouts: limits.perAddress({ name: 'checkout', points: 200, seconds: 10 * MINUTE }),
    billing: limits.perAddress({ name: 'billing', points: 300, seconds: 10 * MINUTE }),
    claims: limits.perAddress({ name: 'claim', points: 30, seconds: 10 * MINUTE }),
  }
}
