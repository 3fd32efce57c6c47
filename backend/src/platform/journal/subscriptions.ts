import type { EventType } from '@meridian/contracts/events/catalogue'
import type { JobToAdd } from '../queues/queues.ts'

/** Where an event type goes: to which consumers, on which queues. */
export type Subscriptions = Readonly<Record<EventType, readonly { name: string; queue: string }[]>>

/** The jobs that tell each consumer of an event; they hold no personal data. */
export function jobsFor(event: { id: string; type: EventType }, subscriptions: Subscriptions): JobToAdd[] {
  return subscriptions[event.type].map(({ name, queue }) => ({
    queue,
    name,
    id: `${event.id}.${name}`,
    data: { messageId: event.id },
  }))
}
