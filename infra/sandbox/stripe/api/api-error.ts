import { docUrl } from '../objects/doc-url.ts'
import type { PaymentError, PaymentIntent } from '../objects/payment-intent.ts'

interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  doc_url?: string
  charge?: string
  payment_intent?: object
  payment_method?: unknown
}

/** A refusal in the provider's shape. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** 400: the call is wrong in `param`. */
export function invalid(message: string, param?: string, code?: string): ApiError {
  const body: ErrorBody = { type: 'invalid_request_error', message }
  if (code !== undefined) Object.assign(body, { code, doc_url: docUrl(code) })
  if (param !== undefined) body.param = param
  return new ApiError(400, body)
}

/** 404: there is no such object; where it is named in a field, the status is 400 as at the provider. */
export function missing(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    doc_url: docUrl('resource_missing'),
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

/** 402: the bank refused; the answer carries the payment intent as it is now. */
export function refused(error: PaymentError, intent: object): ApiError {
  return new ApiError(402, { ...error, payment_intent: intent })
}

/** 402: the bank wants to hear from the card's owner, who is not there. */
export function needsOwner(): ApiError {
  const code = 'invoice_payment_intent_requires_action'
  return new ApiError(402, {
    type: 'card_error',
    code,
    doc_url: docUrl(code),
    message: 'The owner of the card has to confirm this payment.',
  })
}

/** 400: the payment intent is past the state that the call needs. */
export function unexpectedState(intent: PaymentIntent, shown: object): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    doc_url: docUrl('payment_intent_unexpected_state'),
    message: `This PaymentIntent's status is ${intent.status}, which does not allow this call.`,
    payment_intent: shown,
  })
}
