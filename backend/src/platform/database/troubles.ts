/** The server is away, or its host is: then nobody knows its name, or the way there. */
const CONNECTION_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN)|08\d{3}|57P0\d|53300)$/
/** The last one is said once this process has begun to end. */
const CONNECTION_TEXTS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|after calling end on the pool/

const STOPPED = /^57014$/
/** Its disk or memory is full; it is being replaced, and only copies the other server. */
const SAVES_NOTHING = /^(53[12]00|25006)$/

function hasCode(error: Error, code: RegExp): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && code.test(String(cause.code))) return true
  return false
}

/** True when PostgreSQL stopped a statement that took longer than its connection allows. */
export const tookTooLong = (error: Error) => hasCode(error, STOPPED)

/** True when PostgreSQL cannot save anything for now, whatever it is. */
export const savesNothing = (error: Error) => hasCode(error, SAVES_NOTHING)

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
