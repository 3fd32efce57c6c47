/** Why a command of the operator cannot go on, in one line that says what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
