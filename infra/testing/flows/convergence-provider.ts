import { type StripeFixture, startStripeFixture } from '../../sandbox/stripe/testing/start-stripe-fixture.ts'
import { payByCard } from '../../simulation/card.ts'

/** A buyer at the provider, by the ids that everything there is done with. */
export interface Subject {
  customerId: string
  subscriptionId: string
}

const CARDS = {
  good: '4242424242424242',
  declined: '4000000000009995',
  failsLater: '4000000000000341',
  asksAlways: '4000002760003184',
  asksOnce: '4000002500003155',
} as const

/** Cents a year. */
const PRICES = { basic: 10_000, pro: 30_000, enterprise: 90_000 } as const

type Act = (subject: Subject) => Promise<unknown>

/** What can happen to a subscription at the provider: by its buyer, by the shop, or by itself. */
function happeningsAt(fixture: StripeFixture) {
  const { stripe } = fixture
  const pay = payer(fixture)
  const prove = prover(fixture)
  const move = mover(fixture)
  const control = (path: string, more: object = {}): Act => {
    return async ({ subscriptionId }) =>
      expectServed(await fixture.control(path, { subscriptionId, ...more }))
  }
  const giveBack = (path: 'refund' | 'dispute' | 'close-dispute', more: object = {}): Act => {
    return async ({ customerId }) => {
      const paid = await intentOf(fixture, customerId, 'succeeded')
      if (paid) await expectServed(await fixture.control(path, { paymentIntentId: paid.id, ...more }))
    }
  }
  const ends = (atPeriodEnd: boolean): Act => {
    return ({ subscriptionId }) =>
      stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: atPeriodEnd })
  }
  /** A network of no country keeps the tax from being calculated. */
  const place = (ip_address: string): Act => {
    return ({ customerId }) => stripe.customers.update(customerId, { tax: { ip_address } })
  }
  return {
    'pay with a good card': pay(CARDS.good),
    'pay with a card that is declined': pay(CARDS.declined),
    'pay with a card that fails at renewals': pay(CARDS.failsLater),
    'pay with a card whose bank always asks': pay(CARDS.asksAlways),
    'pay with a card whose bank asks once': pay(CARDS.asksOnce),
    "pass the bank's check": prove('authenticated'),
    "fail the bank's check": prove('failed'),
    'let the first payment expire': control('expire'),
    'renew as the card allows': control('renew'),
    'renew, paid': control('renew', { outcome: 'paid' }),
    'renew, failed': control('renew', { outcome: 'failed' }),
    'give up on the renewal, unpaid': control('give-up', { leaving: 'unpaid' }),
    'give up on the renewal, uncollectible': control('give-up', { leaving: 'uncollectible' }),
    'refund a part': giveBack('refund', { amount: 1 }),
    'refund all': giveBack('refund'),
    dispute: giveBack('dispute'),
    'win the dispute': giveBack('close-dispute', { outcome: 'won' }),
    'lose the dispute': giveBack('close-dispute', { outcome: 'lost' }),
    'cancel at the end of the period': ends(true),
    resume: ends(false),
    'cancel now': ({ subscriptionId }: Subject) => stripe.subscriptions.cancel(subscriptionId),
    'move to basic': move('basic'),
    'move to pro': move('pro'),
    'move to enterprise': move('enterprise'),
    'lose the place': place('192.0.2.1'),
    'find the place': place('127.0.0.1'),
    'delete the customer': ({ customerId }: Subject) => stripe.customers.del(customerId),
  } satisfies Record<string, Act>
}

export type Happening = keyof ReturnType<typeof happeningsAt>

async function intentOf({ stripe }: StripeFixture, customer: string, wanted: string) {
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100 })
  return data.find(({ status }) => status === wanted)
}

function payer(fixture: StripeFixture) {
  return (card: string): Act =>
    async ({ customerId }) => {
      const waiting = await intentOf(fixture, customerId, 'requires_payment_method')
      if (!waiting?.client_secret) return
      await payByCard({
        stripeUrl: `${fixture.sandbox.url}/stripe`,
        publishableKey: 'pk_test_sandbox',
        clientSecret: waiting.client_secret,
        email: 'somebody@example.org',
        card,
      })
    }
}

function prover(fixture: StripeFixture) {
  return (outcome: 'authenticated' | 'failed'): Act =>
    async ({ customerId }) => {
      const waiting = await intentOf(fixture, customerId, 'requires_action')
      if (!waiting?.client_secret) return
      const url = `${fixture.sandbox.url}/stripe/v1/payment_intents/${waiting.id}/verify_challenge`
      const told = { key: 'pk_test_sandbox', client_secret: waiting.client_secret, outcome }
      await expectServed(await fetch(url, { method: 'POST', body: new URLSearchParams(told) }))
    }
}

function mover({ stripe }: StripeFixture) {
  const made = new Map<string, string>()
  async function priceOf(tier: keyof typeof PRICES): Promise<string> {
    const known = made.get(tier)
    if (known !== undefined) return known
    const product = await stripe.products.create({ name: tier })
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: PRICES[tier],
      recurring: { interval: 'year' },
      metadata: { meridian_tier: tier },
    })
    made.set(tier, price.id)
    return price.id
  }
  return (tier: keyof typeof PRICES): Act =>
    async ({ subscriptionId }) => {
      const { status, items } = await stripe.subscriptions.retrieve(subscriptionId)
      const [item] = items.data
      if (!item || status === 'incomplete') return
      await stripe.subscriptions.update(subscriptionId, {
        items: [{ id: item.id, price: await priceOf(tier) }],
        proration_behavior: 'always_invoice',
      })
    }
}

/** Something that the provider said about somebody, as its message names them. */
export type Message = Awaited<ReturnType<StripeFixture['stripe']['events']['list']>>['data'][number]

export interface Provider {
  /** The stand-in's API, for the real SDK. */
  apiBaseUrl: string
  happenings: readonly Happening[]
  /** Lets it happen; what the provider refuses at that moment does not happen. */
  happen(happening: Happening, subject: Subject): Promise<void>
  /** The messages since the last call. */
  messages(): Promise<Message[]>
  stop(): Promise<void>
}

/** A provider in this process at which things can be made to happen. */
export async function startProvider(): Promise<Provider> {
  const fixture = await startStripeFixture()
  const acts: Record<Happening, Act> = happeningsAt(fixture)
  let last: string | undefined
  return {
    apiBaseUrl: `${fixture.sandbox.url}/stripe`,
    // The keys of a record of exactly these.
    happenings: Object.keys(acts) as Happening[],
    async happen(happening, subject) {
      await acts[happening](subject).catch(forgiveRefusal)
    },
    async messages() {
      const { data } = await fixture.stripe.events.list({
        limit: 100,
        ...(last !== undefined && { ending_before: last }),
      })
      last = data[0]?.id ?? last
      return data.toReversed()
    },
    stop: fixture.stop,
  }
}

function forgiveRefusal(error: unknown): void {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status !== 400 && status !== 404) throw error
}

async function expectServed(answer: Response): Promise<void> {
  if (answer.status >= 500) throw new Error(`${answer.status}: ${await answer.text()}`)
}
