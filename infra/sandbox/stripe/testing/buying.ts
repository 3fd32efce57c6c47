import type Stripe from 'stripe'
import { type CardAnswer, payByCard } from '../../../simulation/card.ts'

/** A subscription whose first invoice is open, and what a browser needs to pay it. */
export interface OpenPurchase {
  customer: string
  subscription: string
  intent: string
  clientSecret: string
}

export interface Buying {
  /** Prepares a purchase of 15 dollars a month. */
  subscribe(customer?: Stripe.CustomerCreateParams): Promise<OpenPurchase>
  /** Types a card number into the form; without one, that of a card that pays. */
  pay(waiting: OpenPurchase, card?: string): Promise<CardAnswer>
  /** Both, with a card that pays unless another is given. */
  buy(card?: string): Promise<OpenPurchase>
}

/** What a shop and its buyers do, through the SDK and as a browser does. */
export function createBuying(stripe: Stripe, sandboxUrl: string): Buying {
  const subscribe: Buying['subscribe'] = async (fields = {}) => {
    const product = await stripe.products.create({ name: 'Membership' })
    const recurring = { interval: 'month' as const }
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 1_500,
      recurring,
    })
    const customer = await stripe.customers.create(fields)
    return waitingFor(
      await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice.confirmation_secret'],
      }),
    )
  }
  const pay: Buying['pay'] = ({ clientSecret }, card) =>
    payByCard({
      stripeUrl: `${sandboxUrl}/stripe`,
      publishableKey: 'pk_test_sandbox',
      clientSecret,
      email: 'mira@people.example',
      ...(card !== undefined && { card }),
    })
  return {
    subscribe,
    pay,
    async buy(card) {
      const waiting = await subscribe()
      await pay(waiting, card)
      return waiting
    },
  }
}

/** @throws Error when the invoice was not expanded */
function waitingFor({ id, customer, latest_invoice: invoice }: Stripe.Subscription): OpenPurchase {
  if (typeof customer !== 'string' || typeof invoice !== 'object')
    throw new Error(`${id} came without its invoice`)
  const clientSecret = invoice?.confirmation_secret?.client_secret
  if (clientSecret === undefined) throw new Error(`${id} has nothing to pay`)
  return { customer, subscription: id, intent: clientSecret.split('_secret_')[0] ?? '', clientSecret }
}
