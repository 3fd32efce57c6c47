import { z } from 'zod'
import { passesLuhn } from '../../card/card-number.ts'
import type { Context } from '../billing/context.ts'
import { newPaymentMethod, type PaymentMethod } from '../objects/payment-method.ts'
import { ApiError } from './api-error.ts'
import { integer, text } from './params.ts'

const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
})

const MIN_NUMBER = 12

/** What a browser sends of a card. */
export const cardData = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: z.string(),
    exp_month: integer,
    exp_year: integer,
    cvc: z.string().optional(),
  }),
  billing_details: z
    .strictObject({
      email: text.optional(),
      name: text.optional(),
      phone: text.optional(),
      address: address.optional(),
    })
    .optional(),
})

/**
 * Keeps a card that somebody typed.
 * @throws ApiError 402 for a number, a date or a code that no card can have
 */
export function enterCard(
  context: Context,
  { card, billing_details: billing }: z.output<typeof cardData>,
): PaymentMethod {
  const number = card.number.replace(/\D/g, '')
  if (number.length < MIN_NUMBER || !passesLuhn(number))
    throw wrongCard('incorrect_number', 'Your card number is incorrect.', 'number')
  if (card.exp_month < 1 || card.exp_month > 12)
    throw wrongCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year
  if (Date.UTC(year, card.exp_month, 1) / 1_000 <= context.now)
    throw wrongCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  const { email = null, name = null, phone = null, address: place } = billing ?? {}
  const nowhere = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
  const known = Object.fromEntries(Object.entries(place ?? {}).filter(([, value]) => value !== undefined))
  const method = newPaymentMethod(
    {
      number,
      expMonth: card.exp_month,
      expYear: year,
      billing: { email, name, phone, address: { ...nowhere, ...known } },
    },
    context.now,
  )
  context.state.paymentMethods.put(method)
  return method
}

function wrongCard(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param })
}
