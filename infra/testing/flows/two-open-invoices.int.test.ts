import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember, ownSubscription } from './buyers.ts'
import { untilSession, untilSettled } from './people.ts'
import { changeTier, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, renew, statusOf } = stripeOf(() => system)

/** A member whose renewal failed, and for whom staff then chose the dearest plan. `card`: what is to pay for that. */
async function upgradedWhileOwing(card: string) {
  const member = await newMember(system, 'basic')
  await untilSettled(system)
  const { browser, customerId, subscriptionId } = member
  await renew(subscriptionId, 'failed')
  const attached = await stripe.paymentMethods.attach(card, { customer: customerId })
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: attached.id })
  // The dearer price exists at the provider from the first time that somebody asks for it.
  await browser.post('/api/subscription/plan-preview', { tierId: 'enterprise' })
  await changeTier(stripe, subscriptionId, 99_900)
  await untilSession(browser, { membershipStatus: 'payment_failed', membershipTier: 'enterprise' })
  await untilSettled(system)
  return { ...member, openInvoice: async () => (await ownSubscription(browser)).openInvoice }
}

it('offers the renewal first where a change of plan is open as well, and says of each what it is', async () => {
  const { browser, customerId, subscriptionId, openInvoice } = await upgradedWhileOwing(
    'pm_card_authenticationRequired',
  )
  const open = await stripe.invoices.list({ subscription: subscriptionId, status: 'open' })
  const [change, renewal] = open.data
  const payUrl = renewal?.hosted_invoice_url
  expect(await openInvoice()).toMatchObject({ kind: 'renewal', amount: 19_900, payUrl })
  const { id: payment_method } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId })
  await stripe.invoices.pay(renewal?.id ?? '', { payment_method })
  await untilSession(browser, { membershipStatus: 'active' })
  expect(await openInvoice()).toMatchObject({
    kind: 'plan-change',
    amount: 80_000,
    payUrl: change?.hosted_invoice_url,
    needsAuthentication: true,
  })
})

it('offers the renewal after a change of plan was paid, and finds no difference in that', async () => {
  const { subscriptionId, openInvoice } = await upgradedWhileOwing('pm_card_visa')
  expect(await statusOf(subscriptionId)).toBe('active')
  expect(await openInvoice()).toMatchObject({ kind: 'renewal', amount: 19_900 })
  const { findings } = await system.system.reconcile({ dryRun: true, actor: 'operator' })
  expect(findings.filter((found) => found.subscriptionId === subscriptionId)).toEqual([])
})
