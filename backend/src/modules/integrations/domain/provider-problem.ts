/**
 * `token`: the provider no longer knows our secret. `refused`: it says no, for good. `missing`: it does not know what
 * the call is about. `invalid`: it rejects the call as it is. `busy`: we have to wait. `unreachable`: it does not
 * answer, or not in its own words.
 */
export type ProblemKind = 'token' | 'refused' | 'missing' | 'invalid' | 'busy' | 'unreachable'

/** What a provider answered instead of what was wanted. The message is for people and holds no secret. */
export class ProviderProblem extends Error {
  override name = 'ProviderProblem'
  readonly kind: ProblemKind

  constructor(kind: ProblemKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Whether a provider has answered, and would answer the same again: busy or unreachable may pass by itself. */
export function isFinal(error: unknown): error is ProviderProblem {
  return error instanceof ProviderProblem && error.kind !== 'busy' && error.kind !== 'unreachable'
}
