import { endExpiredGrace } from '@meridian/backend/demo-api'
import type { Happening } from '../plan/step.ts'
import { type KnownPerson, knownPerson } from './known.ts'
import type { StandInSubscription } from './stripe-stand-in.ts'
import type { TimeMachine } from './time-machine.ts'

type Doing<Does extends Happening['does']> = Extract<Happening, { does: Does }>

/** What comes of a look at somebody's subscription before something is done to it. */
type Act = (subscription: StandInSubscription, person: KnownPerson) => Promise<void>

/** Does something at the provider, and lets the product see it, as a webhook would. */
async function atTheProvider({ system, stripe }: TimeMachine, email: string, act: Act): Promise<void> {
  const person = await knownPerson(system, email)
  await act(await stripe.subscription(person.subscriptionId), person)
  await system.syncCustomer(person.customerId, { actor: 'provider:stripe' })
}

const isRunning = ({ status }: StandInSubscription) => status === 'active' || status === 'past_due'

/** What was done in a start that was ended in the middle is not done again: the provider would bill another year. */
export function renew(machine: TimeMachine, { email, outcome, attempt }: Doing<'renew'>): Promise<void> {
  const { stripe } = machine
  return atTheProvider(machine, email, async ({ id, items, status }) => {
    const [item] = items.data
    const isBilled = (item?.current_period_end ?? 0) * 1_000 > machine.now().getTime()
    const tried = await stripe.failedAttempts(id)
    const isDone = outcome === 'failed' ? tried >= attempt : isBilled && status === 'active'
    if (!isDone) await stripe.renew(id, outcome)
  })
}

export function cancel(machine: TimeMachine, { email, resumes }: Doing<'cancel'>): Promise<void> {
  return atTheProvider(machine, email, ({ id }) =>
    machine.stripe.change(id, { cancel_at_period_end: String(!resumes) }),
  )
}

export function leave(machine: TimeMachine, { email }: Doing<'leave'>): Promise<void> {
  return atTheProvider(machine, email, async (subscription) => {
    if (isRunning(subscription)) await machine.stripe.renew(subscription.id)
  })
}

export function giveUp(machine: TimeMachine, { email }: Doing<'give-up'>): Promise<void> {
  return atTheProvider(machine, email, async (subscription) => {
    if (isRunning(subscription)) await machine.stripe.end(subscription.id)
  })
}

export function refund(machine: TimeMachine, { email }: Doing<'refund'>): Promise<void> {
  return atTheProvider(machine, email, async (_, { paymentIntentId }) => {
    if (!(await machine.stripe.isRefunded(paymentIntentId))) await machine.stripe.refund(paymentIntentId)
  })
}

const PRICES = { basic: 19_900, pro: 49_900, enterprise: 99_900 }

export function changePlan(machine: TimeMachine, { email, tier }: Doing<'change-plan'>): Promise<void> {
  return atTheProvider(machine, email, async ({ id, items }) => {
    const price = await machine.stripe.priceId(`meridian_${tier}_${PRICES[tier]}`)
    const [item] = items.data
    if (item === undefined || item.price.id === price) return
    const billed = { proration_behavior: 'always_invoice' }
    await machine.stripe.change(id, { 'items[0][id]': item.id, 'items[0][price]': price, ...billed })
  })
}

/** The schedule that acts on grace periods whose end has passed. */
export async function lookAtGraces({ system }: TimeMachine): Promise<void> {
  await system.commands.run(endExpiredGrace, undefined, 'schedule:end-expired-grace-periods')
}
