import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { currentTrace } from '../tracing/trace.ts'
import { logOutput } from './log-output.ts'
import { redact, redactFields } from './redact.ts'

export type Log = Logger

/** Structured logs. Each line carries the correlation id of what is being worked on. */
export function createLog(level: string, part: string, to: DestinationStream = logOutput()): Log {
  const options: LoggerOptions = {
    level,
    base: { part },
    mixin: () => currentTrace() ?? {},
    // What others have written - errors of mail servers, databases, providers - contains addresses under any name.
    formatters: { log: (line) => redactFields(line) },
    serializers: { err: asItIs, msg: redact },
  }
  return pino(options, to)
}

/** Errors have been turned into plain objects by now, wherever in a line they stand. */
function asItIs(error: unknown): unknown {
  return error
}
