import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { redact, redactFields } from './redact.ts'
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

/** Structured logs. Each line carries the correlation id of what is being worked on. */
export function createLog(level: string, part: string, to: DestinationStream = pino.destination(1)): Log {
  const options: LoggerOptions = {
    level,
    base: { part },
    mixin: () => currentTrace() ?? {},
    // What others have written - errors of mail servers, databases, providers - holds addresses under any name.
    formatters: { log: (line) => redactFields(line) },
    serializers: { err: asItIs, msg: redact },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `req.headers.${field}`]),
      censor: '[redacted]',
    },
  }
  return pino(options, to)
}

/** Errors are made to plain objects before, wherever in a line they stand. */
function asItIs(error: unknown): unknown {
  return error
}
