import { DAY_SECONDS } from '@meridian/contracts/values/durations'

/** A link made today plays until the end of the day after tomorrow, by UTC. */
const DAYS = 3

/**
 * When links that are made at `now` stop playing, in seconds since 1970. It moves once a day, so that a feed in which
 * nothing happened stays the same, byte for byte, for a day.
 */
export function audioExpiry(now: Date): number {
  return (Math.floor(now.getTime() / 1_000 / DAY_SECONDS) + DAYS) * DAY_SECONDS
}
