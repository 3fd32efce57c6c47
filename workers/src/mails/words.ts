import { DAY_MS, HOUR_MS } from '@meridian/contracts/values/durations'
/** A day in words, in UTC: a mail does not know where it is read. */
export function dayWords(iso: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
}

/** A day and a time on the clocks of a zone, which is named: `Friday, March 27, 2027 at 6:30 PM (Europe/Lisbon)`. */
export function momentWords(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone })
  return `${format.format(moment)} (${timeZone})`
}

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** A length of time in its largest whole unit, such as "7 days"; `ms` is in milliseconds. */
export function durationWords(ms: number): string {
  const [unit, size] = UNITS.find(([, each]) => ms >= each && ms % each === 0) ?? ['second', 1_000]
  const count = Math.round(ms / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
