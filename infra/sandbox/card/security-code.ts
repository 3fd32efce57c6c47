import type { Brand } from './brand.ts'
import { digitsOf } from './digits.ts'
import type { Verdict } from './field-error.ts'

/** The digits of a security code, at most as many as the brand has. */
export function formatCode(text: string, { codeLength }: Brand): string {
  return digitsOf(text).slice(0, codeLength)
}

/** Judges a security code as typed. */
export function checkCode(text: string, { codeLength }: Brand): Verdict {
  if (digitsOf(text).length === codeLength) return undefined
  return { code: 'incomplete_cvc', message: `Enter all ${codeLength} digits.` }
}
