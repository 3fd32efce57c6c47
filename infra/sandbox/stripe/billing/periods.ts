import type { Price } from '../objects/price.ts'

export interface Period {
  /** Seconds since 1970. */
  start: number
  end: number
}

/**
 * The period of a recurring price that begins at `start`, by the calendar in UTC.
 * @param anchor when the first period began: its day of the month is kept wherever a month has it
 */
export function periodFrom(start: number, { recurring }: Price, anchor = start): Period {
  const end = new Date(start * 1_000)
  const day = new Date(anchor * 1_000).getUTCDate()
  const count = recurring?.interval_count ?? 1
  if (recurring?.interval === 'year') addMonths(end, 12 * count, day)
  else if (recurring?.interval === 'month') addMonths(end, count, day)
  else end.setUTCDate(end.getUTCDate() + (recurring?.interval === 'week' ? 7 : 1) * count)
  return { start, end: Math.floor(end.getTime() / 1_000) }
}

/** A month without that day ends on its last. */
function addMonths(date: Date, months: number, day: number) {
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
}
