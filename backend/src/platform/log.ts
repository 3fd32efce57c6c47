import { type Logger, pino } from 'pino'
import { currentTrace } from './trace.ts'

export type Log = Logger

const SECRET_FIELDS = [
  'password',
  'token',
  'secret',
  'clientSecret',
  'email',
  'authorization',
  'cookie',
  'botToken',
  'integrationSecret',
]

/** Structured logs on standard output. Each line carries the correlation id of what is being worked on. */
export function createLog(level: string, part: string): Log {
  return pino({
    level,
    base: { part },
    mixin: () => currentTrace() ?? {},
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `req.headers.${field}`]),
      censor: '[redacted]',
    },
  })
}
