import { createStripeCalls } from './stripe-calls.ts'

export interface StandInSubscription {
  id: string
  status: string
  cancel_at_period_end: boolean
  items: { data: { id: string; current_period_end: number; price: { id: string } }[] }
}

/** What members and the bank do at the payment provider, beside what the product does there itself. */
export interface StripeStandIn {
  /** Moves the provider to that time, when it tells nobody what happens. Undefined is the present. */
  goTo(moment: Date | undefined): Promise<void>
  subscription(id: string): Promise<StandInSubscription>
  /** How often collecting the open invoice was tried; 0 when nothing is owed. */
  failedAttempts(subscriptionId: string): Promise<number>
  /** The next period is billed; without an outcome, one that was cancelled ends. */
  renew(subscriptionId: string, outcome?: 'paid' | 'failed'): Promise<void>
  isRefunded(paymentIntentId: string): Promise<boolean>
  refund(paymentIntentId: string): Promise<void>
  change(subscriptionId: string, fields: Record<string, string>): Promise<void>
  end(subscriptionId: string): Promise<void>
  /** The price with that lookup key. */
  priceId(lookupKey: string): Promise<string>
}

/** Calls throw an Error with the provider's answer if it refuses. */
export function createStripeStandIn(sandboxUrl: string, secretKey: string): StripeStandIn {
  const { control, api } = createStripeCalls(sandboxUrl, secretKey)
  const subscription = (id: string) => api<StandInSubscription>('GET', `subscriptions/${id}`)
  return {
    subscription,
    async goTo(moment) {
      await control('past', { at: moment?.toISOString() ?? null })
    },
    async failedAttempts(id) {
      const { data } = await api<{ data: { attempt_count: number }[] }>(
        'GET',
        `invoices?subscription=${id}&status=open`,
      )
      return data[0]?.attempt_count ?? 0
    },
    async renew(subscriptionId, outcome) {
      await control('renew', { subscriptionId, ...(outcome && { outcome }) })
    },
    async isRefunded(paymentIntentId) {
      const { latest_charge: charge } = await api<{ latest_charge: string }>(
        'GET',
        `payment_intents/${paymentIntentId}`,
      )
      return (await api<{ refunded: boolean }>('GET', `charges/${charge}`)).refunded
    },
    async refund(paymentIntentId) {
      await control('refund', { paymentIntentId })
    },
    async change(id, fields) {
      await api('POST', `subscriptions/${id}`, fields)
    },
    async end(id) {
      await api('DELETE', `subscriptions/${id}`)
    },
    async priceId(lookupKey) {
      const { data } = await api<{ data: { id: string }[] }>('GET', `prices?lookup_keys[0]=${lookupKey}`)
      const [price] = data
      if (price === undefined) throw new Error(`The provider knows no price ${lookupKey}`)
      return price.id
    },
  }
}
