import { HOUR_SECONDS, MINUTE_SECONDS } from '@meridian/contracts/values/durations'
import type { RateLimits } from '#platform/http/rate-limits'

/** How often the calls about meetups may be made: by one person, or by one address of visitors. */
export function meetupLimits(limits: RateLimits) {
  return {
    planning: limits.perKey({ name: 'plan-meetup', points: 30, seconds: HOUR_SECONDS }),
    /** Joining, withdrawing, editing, and what organisers do with those who come. */
    meetups: limits.perKey({ name: 'meetups', points: 120, seconds: MINUTE_SECONDS }),
    /** Each is a mail to everybody who comes. */
    messages: limits.perKey({ name: 'meetup-message', points: 10, seconds: HOUR_SECONDS }),
    /** Moving a meetup sends such a mail, too. An edit that moves nothing does not count. */
    moves: limits.perKey({
      name: 'meetup-move',
      points: 10,
      seconds: HOUR_SECONDS,
      says: (wait) =>
        `Everybody who comes gets an e-mail each time you change the date or the place. You can change them again in ${wait}; everything else you can change now.`,
    }),
    /** By meetup and attendee, who gets an e-mail each time. */
    removals: limits.perKey({
      name: 'meetup-removal',
      points: 3,
      seconds: HOUR_SECONDS,
      says: (wait) =>
        `This person was told several times that they are off the list. Remove them again in ${wait}.`,
    }),
    visitors: limits.perAddress({ name: 'public-meetup', points: 300, seconds: MINUTE_SECONDS }),
  }
}

/** Calendar programs ask by themselves, a few times an hour. The key is the feed. */
export function feedLimit(limits: RateLimits) {
  return limits.perKey({ name: 'calendar-feed', points: 120, seconds: HOUR_SECONDS })
}
