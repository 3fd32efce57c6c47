import type Stripe from 'stripe'
import { stripeAt } from '../../sandbox/stripe/testing/sdk.ts'
import { until } from '../until.ts'
import type { WholeSystem } from '../whole-system.ts'

/**
 * The provider's account as its owner's own tools reach it, and what happens there by itself: renewals, refunds,
 * disputes. Whatever the sandbox refuses throws, so that no test goes on from something that has not happened.
 */
export function stripeOf(system: () => Pick<WholeSystem, 'sandbox' | 'sandboxUrl'>) {
  const stripe = stripeAt({
    get url() {
      return system().sandboxUrl
    },
  })
  const happen = async (what: string, body: object): Promise<void> => {
    const answer = await system().sandbox.post(`/control/stripe/${what}`, body)
    if (answer.status !== 200) throw new Error(`${what}: ${answer.status}: ${answer.text}`)
  }
  const renew = (subscriptionId: string, outcome?: 'paid' | 'failed') =>
    happen('renew', { subscriptionId, outcome })
  const statusOf = async (subscriptionId: string) =>
    (await stripe.subscriptions.retrieve(subscriptionId)).status
  return {
    stripe,
    statusOf,
    /** Of each payment of a customer, whether it went back, the newest first. */
    refundedOf: async (customer: string) =>
      (await stripe.charges.list({ customer })).data.map(({ refunded }) => refunded),
    /** Bills the next year, or tries the open invoice again. Without an outcome the card decides. */
    renew,
    /** Does something that many days ago; nobody is told of what happens in the past. */
    async daysAgo(days: number, act: () => Promise<unknown>) {
      await happen('past', { at: new Date(Date.now() - days * 86_400_000).toISOString() })
      try {
        await act()
      } finally {
        await happen('past', { at: null })
      }
    },
    /** Lets the renewal fail that many times, without waiting for anybody to hear of it. */
    async failRenewal(subscriptionId: string, times: number) {
      for (let failed = 0; failed < times; failed += 1) await renew(subscriptionId, 'failed')
    },
    /** The provider gives up on the open invoice. */
    giveUp: (subscriptionId: string, leaving: 'unpaid' | 'uncollectible') =>
      happen('give-up', { subscriptionId, leaving }),
    /** The provider bills without tax from now on. */
    stopTax: (subscriptionId: string) => happen('stop-tax', { subscriptionId }),
    /** The first payment was never made. */
    expire: (subscriptionId: string) => happen('expire', { subscriptionId }),
    /** Gives that many cents of a payment back; all that is left of it, if that is left out. */
    refund: (paymentIntentId: string, amount?: number) => happen('refund', { paymentIntentId, amount }),
    /** Leaves the shop without money for refunds, or gives it some. */
    overdraw: (overdrawn: boolean) => happen('account', { overdrawn }),
    dispute: (paymentIntentId: string) => happen('dispute', { paymentIntentId }),
    closeDispute: (paymentIntentId: string, outcome: 'won' | 'lost') =>
      happen('close-dispute', { paymentIntentId, outcome }),
    untilEnded: (subscriptionId: string) =>
      until(async () => (await statusOf(subscriptionId)) === 'canceled', {
        what: 'the subscription to end at the provider',
      }),
  }
}

/** The payment intent that paid a customer's first invoice. */
export async function firstPayment(stripe: Stripe, customer: string): Promise<string> {
  const intents = await stripe.paymentIntents.list({ customer })
  return intents.data.at(-1)?.id ?? ''
}

/** Begins a subscription for a tier of ours at the provider, past us, of a customer whom nobody knows here. */
export async function subscribeElsewhere(stripe: Stripe): Promise<Stripe.Subscription> {
  const { id: customer } = await stripe.customers.create({ tax: { ip_address: '127.0.0.1' } })
  const { id: default_payment_method } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  const { data } = await stripe.prices.list({ limit: 1 })
  return stripe.subscriptions.create({
    customer,
    items: [{ price: data[0]?.id ?? '' }],
    default_payment_method,
  })
}

/** Moves a subscription to the tier at this yearly price in cents, and settles the difference at once. */
export async function changeTier(stripe: Stripe, subscriptionId: string, unitAmount: number): Promise<void> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId)
  const { data } = await stripe.prices.list({ limit: 100 })
  const price = data.find(({ unit_amount }) => unit_amount === unitAmount)?.id ?? ''
  await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: items.data[0]?.id ?? '', price }],
    proration_behavior: 'always_invoice',
  })
}
