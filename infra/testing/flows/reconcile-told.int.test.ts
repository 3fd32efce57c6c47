import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, somebody, untilHandled, untilMailSaying } from './people.ts'
import { stripeAccount } from './stripe-account.ts'

const SUPPORT = 'support@meridian.example'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

/** Begins a subscription for a tier of ours at the provider, past us. Answers its id. */
async function subscribeElsewhere(): Promise<string> {
  const stripe = stripeAccount(system)
  const customer = await stripe.customers.create({ tax: { ip_address: '127.0.0.1' } })
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const { data } = await stripe.prices.list({ limit: 1 })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: data[0]?.id ?? '' }],
    default_payment_method: method.id,
  })
  return subscription.id
}

async function mailsNaming(subscriptionId: string): Promise<number> {
  await untilHandled(system)
  const mails = (await system.sandbox.get(`/control/mail?to=${SUPPORT}`)).json<{ text: string }[]>()
  return mails.filter(({ text }) => text.includes(subscriptionId)).length
}

it('staff are mailed once what a run that repairs leaves to a person', async () => {
  await buyerOf(system, somebody()).buy('pro')
  const reconcile = (dryRun: boolean) => system.system.reconcile({ dryRun, actor: 'operator' })
  const first = await subscribeElsewhere()
  await reconcile(true)
  expect(await mailsNaming(first)).toBe(0)
  await reconcile(false)
  const { subject } = await untilMailSaying(system, SUPPORT, first)
  expect(subject).toContain('differs from Stripe')
  const second = await subscribeElsewhere()
  await reconcile(true)
  await reconcile(false)
  expect([await mailsNaming(first), await mailsNaming(second)]).toEqual([1, 1])
})
