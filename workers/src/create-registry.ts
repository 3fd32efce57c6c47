import type { Consumer, Subscriptions } from '@meridian/backend/worker-api'
import type { EventType } from '@meridian/contracts/events/catalogue'
import { consumersOf } from './registry.ts'
import type { MakeConsumer, WorkerParts } from './worker-parts.ts'

/** Makes every consumer, and the table by which the relay finds them. Throws when the two do not match. */
export function createRegistry(parts: WorkerParts): { consumers: Consumer[]; subscriptions: Subscriptions } {
  const made = new Map<MakeConsumer, Consumer>()
  const make = (maker: MakeConsumer) => {
    const consumer = made.get(maker) ?? maker(parts)
    made.set(maker, consumer)
    return consumer
  }
  const entries = Object.entries(consumersOf).map(([type, makers]) => [type, makers.map(make)] as const)
  for (const [type, consumers] of entries) for (const consumer of consumers) assertHandles(consumer, type)
  // The entries come from a record with exactly these keys.
  const subscriptions = Object.fromEntries(entries) as Record<EventType, Consumer[]>
  return { consumers: [...made.values()], subscriptions }
}

function assertHandles({ name, on }: Consumer, type: string): void {
  if (!on.some((handled) => handled === type))
    throw new Error(`${name} is registered for ${type} but does not handle it`)
}
