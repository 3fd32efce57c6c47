import type { EventType } from '@meridian/contracts/events/catalogue'
import type { Delivery } from '../command-runner.ts'
import type { StoredEvent } from './events.ts'
import { type Handled, NOTHING_TO_DO } from './handled.ts'

/**
 * Acts on events of some types. `handle` may run more than once for an event: it passes `delivery` to the one
 * command it calls, whose inbox row makes the effect happen once.
 */
export interface Consumer<T extends EventType = EventType> {
  readonly name: string
  readonly queue: string
  readonly on: readonly T[]
  /** False where the event alone tells that there is nothing to do; without it, that takes a look. */
  concerns?(event: StoredEvent): boolean
  handle(event: StoredEvent<T>, delivery: Delivery): Promise<Handled>
}

/** Declares a consumer; the events it gets are those it names. */
export function defineConsumer<T extends EventType>(consumer: Consumer<T>): Consumer {
  const own = assertingIsOf(consumer)
  return { ...consumer, handle: async (event, delivery) => consumer.handle(own(event), delivery) }
}

interface Choosing<T extends EventType, Concern> extends Pick<Consumer<T>, 'name' | 'queue' | 'on'> {
  /** What of an event there is to act on; undefined where nothing is. */
  concern(event: StoredEvent<T>): Concern | undefined
  handle(concern: Concern, delivery: Delivery): Promise<Handled>
}

/**
 * Declares a consumer for events that are many and mostly of no concern to it: where `concern` answers nothing, no job
 * is made.
 */
export function defineChoosingConsumer<T extends EventType, Concern>(
  consumer: Choosing<T, Concern>,
): Consumer {
  const own = assertingIsOf(consumer)
  return {
    ...consumer,
    concerns: (event) => consumer.concern(own(event)) !== undefined,
    // There may be a job nevertheless: of a relay of the version before, or because it was sent again.
    async handle(event, delivery) {
      const concern = consumer.concern(own(event))
      return concern === undefined ? NOTHING_TO_DO : consumer.handle(concern, delivery)
    },
  }
}

function assertingIsOf<T extends EventType>({ name, on }: Pick<Consumer<T>, 'name' | 'on'>) {
  const handled = new Set<string>(on)
  const isHandled = (event: StoredEvent): event is StoredEvent<T> & StoredEvent => handled.has(event.type)
  return (event: StoredEvent) => {
    if (!isHandled(event)) throw new Error(`${name} does not handle ${event.type}`)
    return event
  }
}
