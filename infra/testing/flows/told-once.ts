import type { DomainEvent } from '@meridian/contracts/events/catalogue'

const ONCE = ['received', 'failed', 'refunded', 'disputed'].map((end) => `membership.payment-${end}`)

/** What may be told of once; a period that was paid for again after a refund may go back again. */
export function toldOnce(events: readonly DomainEvent[]): string[] {
  let restored = 0
  return events.flatMap((event) => {
    if (event.type === 'membership.restored') restored += 1
    if (!ONCE.includes(event.type)) return []
    return JSON.stringify(event.type === 'membership.payment-refunded' ? { ...event, restored } : event)
  })
}
