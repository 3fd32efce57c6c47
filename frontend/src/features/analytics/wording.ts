const whole = new Intl.NumberFormat('en-US')
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
const share = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

export const countWords = (count: number): string => whole.format(count)
export const dollarWords = (amount: number): string => dollars.format(amount)
/** With its sign: more or less. */
export const differenceWords = (amount: number): string => difference.format(amount)
/** To the cent, as rows show it. */
export const exactDollars = (amount: number): string => cents.format(amount)
export const percentWords = (inPercent: number): string => share.format(inPercent / 100)

/** Days are those of UTC, such as `2026-02-28`. */
export const shortDayWords = (day: string): string => shortDay.format(new Date(day))
export const dayWords = (day: string): string => fullDay.format(new Date(day))
export const monthWords = (day: string): string => month.format(new Date(day))
