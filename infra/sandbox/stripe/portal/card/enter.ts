import { ApiError } from '../../api/api-error.ts'
import { enterCard } from '../../api/card-data.ts'
import type { Context } from '../../billing/context.ts'
import type { PaymentMethod } from '../../objects/payment-method.ts'
import { type CardProblems, cardFields, findIncomplete, problemOf, type TypedCard } from './typed-card.ts'

/** Keeps a card that was typed, or says why no card can be like that. */
export function tryEntering(context: Context, typed: TypedCard): PaymentMethod | { problems: CardProblems } {
  const problems = findIncomplete(typed, new Date(context.now * 1_000))
  if (Object.keys(problems).length > 0) return { problems }
  try {
    return enterCard(context, cardFields(typed))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { problems: problemOf(error.body.code ?? '', error.message) }
  }
}
