import { catalogue, type EventType } from '@meridian/contracts/events/catalogue'
import type { Delivery } from '../command-runner.ts'
import type { JobToAdd } from '../queues/queues.ts'
import type { Consumer } from './define-consumer.ts'
import type { StoredEvent } from './events.ts'

type Subscriber = Pick<Consumer, 'name' | 'queue' | 'concerns'>

/** Where an event type goes: to which consumers, on which queues. */
export type Subscriptions = Readonly<Record<EventType, readonly Subscriber[]>>

interface Pending {
  id: string
  type: EventType
}

/** The types on which somebody acts: nobody waits for the others to be relayed. */
export function typesWithConsumers(subscriptions: Subscriptions): EventType[] {
  return catalogue.flatMap(({ type }) => (subscriptions[type].length > 0 ? [type] : []))
}

/** The jobs that tell each consumer of an event; they hold no personal data. */
export function jobsFor(event: Pending, subscriptions: Subscriptions): JobToAdd[] {
  return subscriptions[event.type].map((subscriber) => jobOf(event.id, subscriber))
}

const jobOf = (id: string, { queue, name }: Subscriber): JobToAdd => ({
  queue,
  name,
  id: `${id}.${name}`,
  data: { messageId: id },
})

/** The ids of those from which some consumer chooses: it has to see them before there is a job. */
export function idsToLookAt(events: readonly Pending[], subscriptions: Subscriptions): string[] {
  return events
    .filter(({ type }) => subscriptions[type].some(({ concerns }) => concerns !== undefined))
    .map(({ id }) => id)
}

/**
 * The jobs for those whom events concern, and the deliveries to all others, which need no job.
 * @param seen the events of `idsToLookAt`, by their ids; one that is not among them concerns everybody
 */
export function addressEvents(
  events: readonly Pending[],
  { subscriptions, seen }: { subscriptions: Subscriptions; seen: ReadonlyMap<string, StoredEvent> },
): { jobs: JobToAdd[]; unconcerned: Delivery[] } {
  const jobs: JobToAdd[] = []
  const unconcerned: Delivery[] = []
  for (const { id, type } of events)
    for (const subscriber of subscriptions[type]) {
      const event = seen.get(id)
      if (event === undefined || (subscriber.concerns?.(event) ?? true)) jobs.push(jobOf(id, subscriber))
      else unconcerned.push({ consumer: subscriber.name, messageId: id })
    }
  return { jobs, unconcerned }
}
