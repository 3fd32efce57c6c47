const MINUTE = 60
const HOUR = 60 * MINUTE
/** Up to this many of a unit, it is used rather than the next one. */
const MAX_COUNT = 90

const words = (unit: string, count: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** How long to wait, in everyday words: "45 seconds", "10 minutes", "5 hours". Never less than it is. */
export function waitWords(seconds: number): string {
  if (seconds <= MAX_COUNT) return words('second', seconds)
  if (seconds <= MAX_COUNT * MINUTE) return words('minute', Math.ceil(seconds / MINUTE))
  return words('hour', Math.ceil(seconds / HOUR))
}
