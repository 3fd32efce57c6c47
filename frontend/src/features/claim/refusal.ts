import { statusOf } from '../../lib/http-error.ts'

/** True when the server will not let a link be claimed, however often it is asked. */
export function refusedForGood(error: unknown): boolean {
  const status = statusOf(error)
  return status === 400 || status === 409
}
