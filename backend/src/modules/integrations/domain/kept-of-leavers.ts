import { DAY_MS } from '@meridian/contracts/values/durations'

/** How long it is known what is still to be taken from whom; from then on it is taken by hand, or stays. */
const KEPT_MS = 30 * DAY_MS

/** What was left before this is no longer known. */
export function endOfKnowing(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}
