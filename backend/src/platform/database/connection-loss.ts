const CONNECTION_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\d{3}|57P0\d|53300)$/
/** The last one is said once this process has begun to end. */
const CONNECTION_TEXTS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|after calling end on the pool/

const STOPPED = '57014'

/** True when PostgreSQL stopped a statement that took longer than its connection allows. */
export function tookTooLong(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === STOPPED) return true
  return false
}

/** True when a database did not answer, or went away: nothing is wrong with what it was asked. */
export function isConnectionLoss(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && CONNECTION_CODES.test(String(cause.code))) return true
    if (CONNECTION_TEXTS.test(cause.message)) return true
    if (
      cause instanceof AggregateError &&
      cause.errors.some((inner) => inner instanceof Error && isConnectionLoss(inner))
    )
      return true
  }
  return false
}
