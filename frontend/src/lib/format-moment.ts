const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
]

const relative = new Intl.RelativeTimeFormat('en')
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' })

/** Says how far a moment lies from `now`, such as "3 days ago" or "in 2 hours". */
export function formatRelativeTime(moment: Date, now: Date): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size)
  if (step === undefined) return seconds > 0 ? 'in less than a minute' : 'less than a minute ago'
  const [unit, size] = step
  return relative.format(Math.trunc(seconds / size), unit)
}

/** A moment to the second with its zone, as it shows on hover. */
export const formatExactTime = (moment: Date): string => exact.format(moment)
