import { DAY_MS } from '@meridian/contracts/values/durations'
/**
 * The instant of a local time in a zone, `2027-03-28T18:30`. A time that the clocks skip is read as if they had not yet
 * changed; of a time that comes twice, it is the first.
 */
export function instantOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  // The clocks may change between the guess and the truth, but never twice within two days.
  const before = offsetAt(asUtc - DAY_MS, timeZone)
  const after = offsetAt(asUtc + DAY_MS, timeZone)
  const fits = [before, after].find((offset) => offsetAt(asUtc - offset, timeZone) === offset)
  return new Date(asUtc - (fits ?? before))
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const [year, month, day] = [read('year'), read('month'), read('day')]
  const shown = Date.UTC(year, month - 1, day, read('hour'), read('minute'), read('second'))
  return shown - Math.floor(instant / 1_000) * 1_000
}
