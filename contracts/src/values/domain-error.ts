/** Every reason for which a request can be refused; `problems.ts` turns each into a status. */
export type ErrorCode =
  | 'invalid-input'
  | 'not-signed-in'
  | 'payment-incomplete'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported-media-type'
  | 'rate-limited'
  | 'payments-unavailable'
  | 'unavailable'
  | 'bad-gateway'

export interface ErrorDetails {
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** What the person can do instead, where the answer is JSON with a `supportMessage`. */
  supportMessage?: string
  /** The password was right, and a code is needed as well; the answer is JSON that says so. */
  secondFactor?: true
  /** Whose account it is about, for the log alone: the answer does not say whether there is one. */
  accountId?: string | undefined
  cause?: unknown
}

/** Anybody who has to wait is told for how long. */
type DetailsOf<Code extends ErrorCode> = 'rate-limited' extends Code
  ? [details: ErrorDetails & Required<Pick<ErrorDetails, 'retryAfter'>>]
  : [details?: ErrorDetails]

/** A refusal that the person who asked may read: its message is the body of the answer. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = 'DomainError'
  readonly code: Code
  readonly details: ErrorDetails

  constructor(code: Code, message: string, ...[given]: DetailsOf<Code>) {
    const details: ErrorDetails = given ?? {}
    super(message, { cause: details.cause })
    this.code = code
    this.details = details
  }
}
