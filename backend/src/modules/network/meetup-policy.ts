import type { RateLimits } from '#platform/rate-limits'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How often the calls about meetups may be made: by one person, or by one address of visitors. */
export function meetupLimits(limits: RateLimits) {
  return {
    planning: limits.perKey({ name: 'plan-meetup', points: 30, seconds: HOUR }),
    /** Joining, withdrawing, editing, and what organisers do with those who come. */
    meetups: limits.perKey({ name: 'meetups', points: 120, seconds: MINUTE }),
    /** Each is a mail to everybody who comes. */
    messages: limits.perKey({ name: 'meetup-message', points: 10, seconds: HOUR }),
    visitors: limits.perAddress({ name: 'public-meetup', points: 300, seconds: MINUTE }),
  }
}

/** Calendar programs ask by themselves, a few times an hour. The key is the feed. */
export function feedLimit(limits: RateLimits) {
  return limits.perKey({ name: 'calendar-feed', points: 120, seconds: HOUR })
}
