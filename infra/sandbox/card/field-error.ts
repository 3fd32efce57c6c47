/** Why a field cannot be sent; codes are Stripe's, words are ours. */
export interface FieldError {
  code: string
  message: string
}

/** What is wrong with a field, or undefined when nothing is. */
export type Verdict = FieldError | undefined
