import { brandOf } from '../../../card/brand.ts'
import { checkNumber, groupTyped } from '../../../card/card-number.ts'
import { digitsOf } from '../../../card/digits.ts'
import { checkExpiry, formatTypedExpiry, parseExpiry } from '../../../card/expiry.ts'
import { checkCode, formatCode } from '../../../card/security-code.ts'
import { make } from './dom.ts'
import { createTextField, type TextField } from './text-field.ts'

/** A card as the API takes it. */
export interface Card {
  number: string
  exp_month: number
  exp_year: number
  cvc: string
}

export interface CardFields {
  readonly all: TextField[]
  /** Undefined while a field is incomplete or wrong. */
  card(): Card | undefined
}

/** Number, expiry date and security code of a card. */
export function createCardFields(): CardFields {
  const number = createNumberField()
  const expiry = createExpiryField()
  const code = createCodeField(() => brandOf(digitsOf(number.input.value)))
  number.input.addEventListener('input', () => code.reformat())
  const all = [number, expiry, code]
  return {
    all,
    card: () => {
      const date = parseExpiry(expiry.input.value)
      if (date === undefined || all.some((field) => field.verdict() !== undefined)) return undefined
      return {
        number: digitsOf(number.input.value),
        exp_month: date.month,
        exp_year: date.year,
        cvc: code.input.value,
      }
    },
  }
}

function createNumberField(): TextField {
  const field = createTextField({
    name: 'cardnumber',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    place: 'wide number',
    digits: true,
    format: groupTyped,
    check: checkNumber,
  })
  const brand = make('span', { class: 'brand', id: 'cardnumber-brand' })
  field.box.append(brand)
  field.input.setAttribute('aria-describedby', 'cardnumber-error cardnumber-brand')
  field.input.addEventListener('input', () => {
    brand.textContent = brandOf(digitsOf(field.input.value)).name
  })
  return field
}

function createExpiryField(): TextField {
  return createTextField({
    name: 'exp-date',
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    digits: true,
    format: formatTypedExpiry,
    check: (text) => checkExpiry(text, new Date()),
  })
}

function createCodeField(brand: () => ReturnType<typeof brandOf>): TextField {
  return createTextField({
    name: 'cvc',
    label: 'Security code',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    digits: true,
    format: ({ text, caret }) => ({ text: formatCode(text, brand()), caret }),
    check: (text) => checkCode(text, brand()),
  })
}
