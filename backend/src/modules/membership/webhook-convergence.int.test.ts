import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { DAY_MS } from '@meridian/contracts/values/durations'
import {
  type Happening,
  type Provider,
  startProvider,
} from '@meridian/infra/testing/flows/convergence-provider'
import { toldOnce } from '@meridian/infra/testing/flows/told-once'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Subscription } from './domain/billing.ts'
import { changesBetween } from './domain/changes.ts'
import { isPaid } from './domain/checkout.ts'
import { billingStateOf } from './domain/converge.ts'
import type { MembershipState } from './domain/membership.ts'
import { memberUntil } from './domain/testing/standing.ts'
import { createStripePaymentGateway } from './gateways/stripe-payment-gateway.ts'
import { subjectOf } from './gateways/stripe-webhook.ts'

const HISTORIES = 120
const LIVES_OF_EACH = 12
/** A provider that remembers too much is slow. */
const HISTORIES_OF_A_PROVIDER = 12
const WITHIN_MS = 240_000
const gracePeriodMs = 7 * DAY_MS

/** What our side holds of one subscription, and everything that it has told. */
interface Side {
  membership: MembershipState | undefined
  told: ReadonlySet<string>
  events: readonly DomainEvent[]
}

const NOTHING: Side = { membership: undefined, told: new Set(), events: [] }

/** One look at the provider: a membership begins by the first payment, and follows from then on. */
function look(side: Side, subscription: Subscription, now: Date): Side {
  const before = side.membership ?? (isPaid(subscription) ? beginning(subscription) : undefined)
  if (before === undefined) return side
  const membership = { ...before, ...billingStateOf(before, subscription, { now, gracePeriodMs }) }
  return {
    membership,
    told: new Set([...side.told, ...subscription.payments.map(({ invoiceId }) => invoiceId)]),
    events: [...side.events, ...changesBetween(before, membership, subscription, side.told)],
  }
}

function beginning(subscription: Subscription): MembershipState {
  const { tier, yearlyPriceCents, currentPeriodEnd, customerId, id } = subscription
  return {
    ...memberUntil(currentPeriodEnd),
    tier,
    yearlyPriceCents,
    stripeCustomerId: customerId,
    stripeSubscriptionId: id,
  }
}

/** The provider after one more thing has happened: what it says when asked, and its messages about that. */
interface Moment {
  subscription: Subscription
  /** Of each message, whether it leads to our customer: only then do we look. */
  isNamed: readonly boolean[]
}

let histories = 0
let provider: Provider
let gateway: ReturnType<typeof createStripePaymentGateway>

async function openProvider(): Promise<void> {
  provider = await startProvider()
  const { apiBaseUrl } = provider
  const account = { secretKey: 'sk_test_sandbox', apiBaseUrl, supportEmail: 'a@b.example' }
  gateway = createStripePaymentGateway(account)
}
beforeAll(openProvider)
afterAll(() => provider.stop())

/** Lets it all happen at the provider, one after the other, and looks after each. */
async function historyOf(happenings: readonly Happening[]): Promise<[Moment, ...Moment[]]> {
  histories += 1
  if (histories % HISTORIES_OF_A_PROVIDER === 0) {
    await provider.stop()
    await openProvider()
  }
  const order = { tier: 'pro', tierName: 'Pro', yearlyPriceCents: 49_900, customerId: null } as const
  const checkoutId = `checkout ${histories}`
  const subject = await gateway.prepare({ ...order, checkoutId, ipAddress: '127.0.0.1' })
  const moments: [Moment, ...Moment[]] = [await presentMoment(subject.customerId)]
  for (const happening of happenings) {
    await provider.happen(happening, subject)
    moments.push(await presentMoment(subject.customerId))
  }
  return moments
}

async function presentMoment(customerId: string): Promise<Moment> {
  const { subscriptions } = await gateway.read(customerId)
  const [subscription] = subscriptions
  if (subscription === undefined) throw new Error(`The provider does not know what ${customerId} bought`)
  const named = (await provider.messages()).map(async (message) => {
    const about = subjectOf(message)
    return about.customerId ?? (about.chargeId ? gateway.customerOfCharge(about.chargeId) : null)
  })
  return { subscription, isNamed: (await Promise.all(named)).map((customer) => customer === customerId) }
}

/** Which message is delivered when, as shares of the history and of the messages that there are by then. */
const deliveries = fc.array(fc.record({ when: share(), which: share(), daysLate: fc.nat(9) }), {
  maxLength: 20,
})

function share(): fc.Arbitrary<number> {
  return fc.nat(99).map((percent) => percent / 100)
}

type Deliveries = typeof deliveries extends fc.Arbitrary<infer Value> ? Value : never

/** Delivers messages as drawn: late, in any order, again, or never. Those that name somebody make us look. */
function live(
  moments: readonly Moment[],
  drawn: Deliveries,
  start: Date,
): { side: Side; now: Date; upToDate: boolean } {
  const last = moments.length - 1
  const planned = drawn
    .map(({ when, which, daysLate }) => ({ which, at: Math.floor(when * moments.length), daysLate }))
    .map((one) => ({ ...one, days: one.at === last ? one.daysLate : 0 }))
    .toSorted((a, b) => a.at - b.at || a.days - b.days)
  let side = NOTHING
  let now = start
  let upToDate = false
  for (const { which, at, days } of planned) {
    const known = moments.slice(0, at + 1).flatMap(({ isNamed }) => isNamed)
    const moment = moments[at]
    if (!known[Math.floor(which * known.length)] || !moment) continue
    now = new Date(start.getTime() + days * DAY_MS)
    side = look(side, moment.subscription, now)
    upToDate = at === last
  }
  return { side, now, upToDate }
}

type History = [Happening, Happening[], Deliveries[]]

/** A plan that is changed, and paid for, on a subscription whose payment went back; and all of it goes back again. */
const PAID_AGAIN: History = [
  'pay with a good card',
  ['refund all', 'move to enterprise', 'refund all'],
  [[0.4, 0.6].map((when) => ({ when, which: 0, daysLate: 0 }))],
]

/** The same, but the subscription has ended when we hear of the second payment: it restores nothing. */
const PAID_AGAIN_AND_OVER: History = [
  'pay with a good card',
  ['refund all', 'move to enterprise', 'delete the customer', 'refund all'],
  [[0.4, 0.7].map((when) => ({ when, which: 0, daysLate: 0 }))],
]

function expectConverged(moments: [Moment, ...Moment[]], drawn: Deliveries): void {
  const { subscription } = moments.at(-1) ?? moments[0]
  const { side, now, upToDate } = live(moments, drawn, new Date())
  const end = look(side, subscription, now)
  expect(end.membership).toEqual(expectedOf(subscription, now))
  expect(upToDate ? end.events.slice(side.events.length) : []).toEqual([])
  expect(look(end, subscription, now).events).toEqual(end.events)
  const told = toldOnce(end.events)
  expect(told).toEqual([...new Set(told)])
  const received = end.events.flatMap((event) =>
    event.type === 'membership.payment-received' ? [event.payload.invoiceId] : [],
  )
  expect(received.toSorted()).toEqual(subscription.payments.map(({ invoiceId }) => invoiceId).toSorted())
}

/** What a membership that knows nothing of the past becomes by what the provider says now. */
function expectedOf(subscription: Subscription, now: Date): MembershipState | undefined {
  if (subscription.payments.length === 0) return undefined
  const fresh = beginning(subscription)
  return { ...fresh, ...billingStateOf(fresh, subscription, { now, gracePeriodMs }) }
}

it(
  'whatever happens at the provider, and however its messages come, we end where it is',
  async () => {
    const any = fc.constantFrom(...provider.happenings)
    const paid = fc.constantFrom<Happening>('pay with a good card', 'pay with a card that fails at renewals')
    const first = fc.oneof({ weight: 3, arbitrary: paid }, { weight: 1, arbitrary: any })
    const rest = fc.array(any, { minLength: 1, maxLength: 8, size: 'max' })
    const lives = fc.array(deliveries, { minLength: LIVES_OF_EACH, maxLength: LIVES_OF_EACH })
    await fc.assert(
      fc.asyncProperty(first, rest, lives, async (begin, more, drawn) => {
        const moments = await historyOf([begin, ...more])
        for (const one of drawn) expectConverged(moments, one)
      }),
      { numRuns: HISTORIES, examples: [PAID_AGAIN, PAID_AGAIN_AND_OVER] },
    )
  },
  WITHIN_MS,
)
