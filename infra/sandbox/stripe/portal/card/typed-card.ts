import { z } from 'zod'
import { brandOf } from '../../../card/brand.ts'
import { checkNumber } from '../../../card/card-number.ts'
import { digitsOf } from '../../../card/digits.ts'
import { checkExpiry, parseExpiry } from '../../../card/expiry.ts'
import { checkCode } from '../../../card/security-code.ts'

const field = z.string().trim().max(40).catch('')
const form = z.object({ number: field, expiry: field, code: field })

/** What somebody typed of a card. */
export type TypedCard = z.output<typeof form>

export const NOTHING_TYPED: TypedCard = { number: '', expiry: '', code: '' }

/** What is wrong with a card: beside a field, or above the form where no field is to blame. */
export type CardProblems = Partial<Record<keyof TypedCard | 'card', string>>

/** Reads the fields of the form; what is missing is empty. */
export function readCard(body: unknown): TypedCard {
  return form.parse(body ?? {})
}

/** What has to be typed before the provider can be asked. */
export function findIncomplete(typed: TypedCard, now: Date): CardProblems {
  const verdicts = {
    number: checkNumber(typed.number),
    expiry: checkExpiry(typed.expiry, now),
    code: checkCode(typed.code, brandOf(digitsOf(typed.number))),
  }
  const incomplete = Object.entries(verdicts).filter(([, verdict]) => verdict?.code.startsWith('incomplete'))
  return Object.fromEntries(incomplete.map(([name, verdict]) => [name, verdict?.message]))
}

/** A complete card in the fields of the provider's API. */
export function cardFields({ number, expiry, code }: TypedCard) {
  // A month that does not exist goes on to the provider, which says so.
  const { month, year } = parseExpiry(expiry) ?? { month: 0, year: 0 }
  return { type: 'card' as const, card: { number, exp_month: month, exp_year: year, cvc: code } }
}

/** Puts the provider's words beside the field that its code is about. */
export function problemOf(code: string, message: string): CardProblems {
  if (code === 'incorrect_number') return { number: message }
  if (code === 'incorrect_cvc') return { code: message }
  if (code === 'expired_card' || code.startsWith('invalid_expiry')) return { expiry: message }
  return { card: message }
}
