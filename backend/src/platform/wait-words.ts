const MINUTE = 60
const LONGEST_IN_SECONDS = 90

const words = (unit: string, count: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** How long to wait, as people say it: "45 seconds", "10 minutes". Never less than it is. */
export function waitWords(seconds: number): string {
  if (seconds <= LONGEST_IN_SECONDS) return words('second', seconds)
  return words('minute', Math.ceil(seconds / MINUTE))
}
