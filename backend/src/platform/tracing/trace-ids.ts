import { createHash, randomUUID } from 'node:crypto'
import { UUID_PATTERN } from '@meridian/contracts/values/uuid'
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace'
import { currentTrace } from './trace.ts'

const UUID = new RegExp(`^${UUID_PATTERN}$`)

/** The id of the trace is the one that logs and journal carry, so that each leads to the other. */
export function traceIdOf(correlationId: string): string {
  return UUID.test(correlationId)
    ? correlationId.replaceAll('-', '')
    : createHash('sha256').update(correlationId).digest('hex').slice(0, 32)
}

/** Whoever has a message knows the span of its event: nothing has to travel through the queue. */
export function spanIdOf(messageId: string): string {
  return messageId.replaceAll('-', '').slice(0, 16)
}

/** Makes ids for spans: new ones, or within `withSpanId` the one that others derive for themselves. */
export function createTraceIds(): IdGenerator & { withSpanId<T>(id: string, start: () => T): T } {
  const random = new RandomIdGenerator()
  let wanted: string | undefined
  return {
    generateTraceId: () => traceIdOf(currentTrace()?.correlationId ?? randomUUID()),
    generateSpanId: () => wanted ?? random.generateSpanId(),
    withSpanId(id, start) {
      wanted = id
      try {
        return start()
      } finally {
        wanted = undefined
      }
    },
  }
}
