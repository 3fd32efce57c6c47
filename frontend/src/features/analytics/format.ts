import { formatDay } from '../../lib/format-day.ts'

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const difference = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})
const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

export const formatDollars = (amount: number): string => dollars.format(amount)
/** With its sign: more or less. */
export const formatDifference = (amount: number): string => difference.format(amount)
/** To the cent, as rows show it. */
export const formatExactDollars = (amount: number): string => cents.format(amount)

/** Days are those of UTC, such as `2026-02-28`. */
export const formatShortDay = (day: string): string => shortDay.format(new Date(day))
export const formatDayOfUtc = (day: string): string => formatDay(new Date(day), 'UTC')
export const formatMonth = (day: string): string => month.format(new Date(day))
