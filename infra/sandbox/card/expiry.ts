import { caretAfter, digitsOf, type Typed } from './digits.ts'
import type { Verdict } from './field-error.ts'

export interface Expiry {
  /** 1 to 12. */
  month: number
  /** With the century. */
  year: number
}

const SEPARATOR = ' / '

/** Writes an expiry date, or its beginning, as MM / YY; understands 4/30, 04 / 2030 and 0430. */
export function formatExpiry(text: string, deleting = false): string {
  const digits = expiryDigits(text)
  if (digits.length < 2) return digits
  if (digits.length === 2) return deleting ? digits : digits + SEPARATOR
  return digits.slice(0, 2) + SEPARATOR + digits.slice(2, 4)
}

/** The same while somebody types: keeps the caret behind the digit it was behind. */
export function formatTypedExpiry({ text, caret }: Typed, deleting: boolean): Typed {
  const formatted = formatExpiry(text, deleting)
  const atEnd = caret >= text.length
  const before = digitsOf(text.slice(0, caret)).length
  return { text: formatted, caret: atEnd ? formatted.length : caretAfter(before, formatted, deleting) }
}

/** The date of a whole entry, undefined while it is incomplete or has no such month. */
export function parseExpiry(text: string): Expiry | undefined {
  const digits = expiryDigits(text)
  const month = Number(digits.slice(0, 2))
  if (digits.length !== 4 || month < 1 || month > 12) return undefined
  return { month, year: 2000 + Number(digits.slice(2)) }
}

/** Judges an expiry date as typed; a card is good until its month ends. */
export function checkExpiry(text: string, now: Date): Verdict {
  const month = Number(expiryDigits(text).slice(0, 2))
  if (expiryDigits(text).length >= 2 && (month < 1 || month > 12))
    return { code: 'invalid_expiry_month', message: 'There is no such month.' }
  const expiry = parseExpiry(text)
  if (expiry === undefined) return { code: 'incomplete_expiry', message: 'Enter month and year.' }
  const thisYear = now.getFullYear()
  if (expiry.year > thisYear + 50)
    return { code: 'invalid_expiry_year', message: 'This year is too far ahead.' }
  if (expiry.year < thisYear) return { code: 'invalid_expiry_year_past', message: 'This card has expired.' }
  if (expiry.year === thisYear && expiry.month < now.getMonth() + 1)
    return { code: 'invalid_expiry_month_past', message: 'This card has expired.' }
  return undefined
}

/** Two digits of the month, then up to two of the year. */
function expiryDigits(text: string): string {
  const [first = '', second = ''] = text.split(/[^\d\s]+/).map(digitsOf)
  const single = (second !== '' || /\D\s*$/.test(text.trim())) && first.length === 1
  const month = single || /^[2-9]/.test(first) ? `0${first}` : first
  const digits = month + second
  return /^\d\d20\d\d$/.test(digits) ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4)
}
