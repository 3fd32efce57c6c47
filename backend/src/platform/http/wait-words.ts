import { HOUR_SECONDS, MINUTE_SECONDS } from '@meridian/contracts/values/durations'

/** Up to this many of a unit, it is used rather than the next one. */
const MAX_COUNT = 90

const words = (unit: string, count: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** How long to wait, in everyday words: "45 seconds", "10 minutes", "5 hours". Never less than it is. */
export function waitWords(seconds: number): string {
  if (seconds <= MAX_COUNT) return words('second', seconds)
  if (seconds <= MAX_COUNT * MINUTE_SECONDS) return words('minute', Math.ceil(seconds / MINUTE_SECONDS))
  return words('hour', Math.ceil(seconds / HOUR_SECONDS))
}
