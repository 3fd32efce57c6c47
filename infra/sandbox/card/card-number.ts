import { brandOf } from './brand.ts'
import { caretAfter, digitsOf, type Typed } from './digits.ts'
import type { Verdict } from './field-error.ts'

/** Writes a card number, or its beginning, in the groups of its brand; what is too long is cut. */
export function groupNumber(text: string): string {
  const digits = digitsOf(text)
  const { groups, lengths } = brandOf(digits)
  let rest = digits.slice(0, lengths.at(-1))
  const parts: string[] = []
  for (const size of groups) {
    if (rest === '') break
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return parts.join(' ')
}

/** The same while somebody types: keeps the caret behind the digit it was behind. */
export function groupTyped({ text, caret }: Typed, deleting: boolean): Typed {
  const grouped = groupNumber(text)
  return { text: grouped, caret: caretAfter(digitsOf(text.slice(0, caret)).length, grouped, deleting) }
}

/** Whether the last digit fits the others, by Luhn's formula. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return digits !== '' && sum % 10 === 0
}

/** Judges a card number as typed. */
export function checkNumber(text: string): Verdict {
  const digits = digitsOf(text)
  const { lengths } = brandOf(digits)
  if (!lengths.includes(digits.length))
    return { code: 'incomplete_number', message: 'Enter the whole card number.' }
  if (!passesLuhn(digits))
    return { code: 'invalid_number', message: 'This card number does not exist. Check the digits.' }
  return undefined
}
