import type Stripe from 'stripe'
import type { OpenPurchase } from '../../testing/buying.ts'
import { type StripeFixture, startStripeFixture } from '../../testing/start-stripe-fixture.ts'

export const RETURN_URL = 'http://localhost:6502/portal'

/** Prices that the portal offers, in dollar cents a month: one below and one above the 1 500 of a purchase. */
const CHEAPER = 1_000
const DEARER = 4_500

export interface PortalFixture extends StripeFixture {
  cheaper: Stripe.Price
  dearer: Stripe.Price
  /** Opens a visit of a customer and returns its address. */
  visit(customer: string, flow?: Stripe.BillingPortal.SessionCreateParams.FlowData): Promise<string>
  /** Somebody who has bought, with a visit. */
  member(card?: string): Promise<OpenPurchase & { url: string }>
  /** The types of the latest events about a customer, newest first. */
  eventsOf(customer: string): Promise<string[]>
}

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features

/** A sandbox whose portal offers everything. */
export async function startPortal(features: Partial<Features> = {}): Promise<PortalFixture> {
  return portalOn(await startStripeFixture(), features)
}

/** The same in a sandbox that runs already. */
export async function portalOn(
  fixture: StripeFixture,
  features: Partial<Features> = {},
): Promise<PortalFixture> {
  const { stripe } = fixture
  const [cheaper, dearer] = await Promise.all([
    offer(stripe, 'Basic', CHEAPER),
    offer(stripe, 'Gold', DEARER),
  ])
  await stripe.billingPortal.configurations.create({
    default_return_url: RETURN_URL,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [cheaper, dearer].map(({ product, price }) => ({ product, prices: [price.id] })),
      },
      ...features,
    },
  })
  const visit: PortalFixture['visit'] = async (customer, flow) => {
    const session = await stripe.billingPortal.sessions.create({
      customer,
      ...(flow !== undefined && { flow_data: flow }),
    })
    return session.url
  }
  return {
    ...fixture,
    cheaper: cheaper.price,
    dearer: dearer.price,
    visit,
    async member(card) {
      const bought = await fixture.buy(card)
      return { ...bought, url: await visit(bought.customer) }
    },
    async eventsOf(customer) {
      const { data } = await stripe.events.list({ limit: 100 })
      return data.filter((event) => isAbout(event, customer)).map(({ type }) => type)
    },
  }
}

async function offer(stripe: Stripe, name: string, unit_amount: number) {
  const { id: product } = await stripe.products.create({ name: `${name} membership` })
  const recurring = { interval: 'month' as const }
  return { product, price: await stripe.prices.create({ product, currency: 'usd', unit_amount, recurring }) }
}

function isAbout({ data: { object } }: Stripe.Event, customer: string): boolean {
  return 'customer' in object ? object.customer === customer : 'id' in object && object.id === customer
}
