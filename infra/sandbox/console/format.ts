import { type Html, html } from '../html.ts'

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A moment to the second, in UTC as the provider counts. */
export function moment(at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${MOMENT.format(at)} UTC</time>`
}

/** The day of a moment, in UTC. */
export function day(at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${DAY.format(at)}</time>`
}

/** Moments of the provider, in seconds since 1970. */
export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1_000)
}

/** An amount in the smallest unit of a currency, such as cents. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** digits)
}

/** `1 attempt`, `2 attempts`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
