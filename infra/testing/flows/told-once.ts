import type { DomainEvent } from '@meridian/contracts/events/catalogue'

const ONCE = ['received', 'failed', 'refunded', 'disputed'].map((end) => `membership.payment-${end}`)

/** What says that a period is paid for again; of a subscription that is over by then, nothing is restored. */
const PAID: readonly DomainEvent['type'][] = ['membership.restored', 'membership.payment-received']

/** What may be told of once; a period that was paid for again after a refund may go back again. */
export function toldOnce(events: readonly DomainEvent[]): string[] {
  let paid = 0
  return events.flatMap((event) => {
    if (PAID.includes(event.type)) paid += 1
    if (!ONCE.includes(event.type)) return []
    return JSON.stringify(event.type === 'membership.payment-refunded' ? { ...event, paid } : event)
  })
}
