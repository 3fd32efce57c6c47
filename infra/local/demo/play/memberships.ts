import type { Happening } from '../plan/step.ts'
import { type KnownPerson, knownPerson } from './known.ts'
import type { StandInSubscription } from './stripe-stand-in.ts'
import type { TimeMachine } from './time-machine.ts'

type Doing<Does extends Happening['does']> = Extract<Happening, { does: Does }>

/** What comes of a look at somebody's subscription before something is done to it. */
type Act = (subscription: StandInSubscription, person: KnownPerson) => Promise<void>

/** Does something at the provider, and tells the product of it by the message that its webhook would bring. */
async function atTheProvider(
  machine: TimeMachine,
  { email, message }: { email: string; message: string },
  act: Act,
): Promise<void> {
  const { system, stripe } = machine
  const person = await knownPerson(system, email)
  const { subscriptionId, customerId } = person
  await act(await stripe.subscription(subscriptionId), person)
  const id = `evt_demo_${subscriptionId}_${machine.now().getTime() / 1_000}`
  await system.acceptNotification({
    provider: 'stripe',
    id,
    type: message,
    body: JSON.stringify({ id, object: 'event', type: message }),
    event: {
      type: 'membership.provider-notified',
      payload: { notificationId: id, notificationType: message, customerId, chargeId: null },
    },
  })
}

const isRunning = ({ status }: StandInSubscription) => status === 'active' || status === 'past_due'

/** What an interrupted start has done is not done again: the provider would bill another year. */
export function renew(machine: TimeMachine, { email, outcome, attempt }: Doing<'renew'>): Promise<void> {
  const { stripe } = machine
  const message = outcome === 'paid' ? 'invoice.paid' : 'invoice.payment_failed'
  return atTheProvider(machine, { email, message }, async ({ id, items, status }) => {
    const [item] = items.data
    const isBilled = (item?.current_period_end ?? 0) * 1_000 > machine.now().getTime()
    const tried = await stripe.failedAttempts(id)
    const isDone = outcome === 'failed' ? tried >= attempt : isBilled && status === 'active'
    if (!isDone) await stripe.renew(id, outcome)
  })
}

export function cancel(machine: TimeMachine, { email, resumes }: Doing<'cancel'>): Promise<void> {
  return atTheProvider(machine, { email, message: 'customer.subscription.updated' }, ({ id }) =>
    machine.stripe.change(id, { cancel_at_period_end: String(!resumes) }),
  )
}

export function leave(machine: TimeMachine, { email }: Doing<'leave'>): Promise<void> {
  return atTheProvider(machine, { email, message: 'customer.subscription.deleted' }, async (subscription) => {
    if (isRunning(subscription)) await machine.stripe.renew(subscription.id)
  })
}

export function giveUp(machine: TimeMachine, { email }: Doing<'give-up'>): Promise<void> {
  return atTheProvider(machine, { email, message: 'customer.subscription.deleted' }, async (subscription) => {
    if (isRunning(subscription)) await machine.stripe.end(subscription.id)
  })
}

export function refund(machine: TimeMachine, { email }: Doing<'refund'>): Promise<void> {
  return atTheProvider(machine, { email, message: 'charge.refunded' }, async (_, { paymentIntentId }) => {
    if (!(await machine.stripe.isRefunded(paymentIntentId))) await machine.stripe.refund(paymentIntentId)
  })
}

const PRICES = { basic: 19_900, pro: 49_900, enterprise: 99_900 }

export function changePlan(machine: TimeMachine, { email, tier }: Doing<'change-plan'>): Promise<void> {
  return atTheProvider(
    machine,
    { email, message: 'customer.subscription.updated' },
    async ({ id, items }) => {
      const price = await machine.stripe.priceId(`meridian_${tier}_${PRICES[tier]}`)
      const [item] = items.data
      if (item === undefined || item.price.id === price) return
      const billed = { proration_behavior: 'always_invoice' }
      await machine.stripe.change(id, { 'items[0][id]': item.id, 'items[0][price]': price, ...billed })
    },
  )
}

/** The schedule that acts on grace periods whose end has passed. */
export async function lookAtGraces({ system }: TimeMachine): Promise<void> {
  await system.endExpiredGraces('schedule:end-expired-grace-periods')
}
