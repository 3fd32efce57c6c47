import type { EventType } from '@meridian/contracts/events/catalogue'
import type { Delivery } from './command-runner.ts'
import { EVENT_COLUMNS, type EventRow, readEvent, type StoredEvent } from './events.ts'
import type { Log } from './log.ts'
import { consumerSeconds } from './metrics.ts'
import { rememberDelivery } from './once.ts'
import type { Sql } from './sql.ts'
import { withTrace } from './trace.ts'
import { asStep } from './tracing/spans.ts'

/**
 * Acts on events of some types. `handle` may run more than once for an event: it passes `delivery` to the one
 * command it calls, whose inbox row makes the effect happen once.
 */
export interface Consumer<T extends EventType = EventType> {
  readonly name: string
  readonly queue: string
  readonly on: readonly T[]
  handle(event: StoredEvent<T>, delivery: Delivery): Promise<Handled>
}

/** What a consumer answers to an event that does not concern it: the runtime then remembers the delivery. */
export const NOTHING_TO_DO = 'nothing-to-do'

type Handled = void | typeof NOTHING_TO_DO

/** Declares a consumer; the events it gets are those it names. */
export function defineConsumer<T extends EventType>(consumer: Consumer<T>): Consumer {
  const handled = new Set<string>(consumer.on)
  const isHandled = (event: StoredEvent): event is StoredEvent<T> & StoredEvent => handled.has(event.type)
  return {
    ...consumer,
    async handle(event, delivery) {
      if (!isHandled(event)) throw new Error(`${consumer.name} does not handle ${event.type}`)
      return consumer.handle(event, delivery)
    },
  }
}

const FIND_EVENT = `
  select ${EVENT_COLUMNS}, i.message_id is not null as handled from domain_events e
  left join inbox i on i.message_id = e.id and i.consumer = $2
  where e.id = $1`

/** Hands a delivered message to its consumer, unless this delivery has had its effect before. */
export function createDelivery(sql: Sql, consumers: readonly Consumer[], log: Log) {
  const byName = new Map(consumers.map((consumer) => [consumer.name, consumer]))
  // From the start, so that a quiet hour and no workers at all are two things.
  for (const consumer of byName.keys()) consumerSeconds.zero({ consumer, outcome: 'done' })
  return async ({ name, messageId }: { name: string; messageId: string }): Promise<void> => {
    const consumer = byName.get(name)
    if (consumer === undefined) throw new Error(`No consumer is called ${name}`)
    const [row] = await sql.rows<EventRow & { handled: boolean }>({
      name: 'consumer-find-event',
      text: FIND_EVENT,
      values: [messageId, name],
    })
    if (row === undefined) throw new Error(`Message ${messageId} is not in the journal`)
    if (row.handled) return
    const event = readEvent(row)
    await withTrace({ correlationId: event.correlationId }, async () => {
      log.debug({ consumer: name, type: event.type, messageId }, 'handling')
      const delivery = { consumer: name, messageId }
      const step = { name: `consumer ${name}`, message: event }
      const handled = await timed(name, () => asStep(step, () => consumer.handle(event, delivery)))
      if (handled === NOTHING_TO_DO) await rememberDelivery(sql, delivery)
    })
  }
}

async function timed<T>(consumer: string, work: () => Promise<T>): Promise<T> {
  const done = consumerSeconds.startTimer({ consumer })
  try {
    const result = await work()
    done({ outcome: 'done' })
    return result
  } catch (error) {
    done({ outcome: 'failed' })
    throw error
  }
}
