import { DAY_SECONDS } from '@meridian/contracts/values/durations'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

const YEAR_SECONDS = 365 * DAY_SECONDS

/** Tells browsers, in every answer of a site that people reach over TLS, to use nothing else. */
export function transportSecurity({ overTls }: { overTls: boolean }): RequestHandler {
  if (!overTls) return (_req, _res, next) => next()
  return helmet.strictTransportSecurity({ maxAge: YEAR_SECONDS, includeSubDomains: true })
}
