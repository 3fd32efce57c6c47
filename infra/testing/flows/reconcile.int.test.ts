import { mayAffectMembership } from '@meridian/backend/worker-api'
import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, somebody, untilLinkToken, untilSession, untilSettled } from './people.ts'
import { stripeOf, subscribeElsewhere } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  // No webhook of the provider is taken: whatever changes there is missed here.
  system = await startWholeSystem({ STRIPE_WEBHOOK_SECRET: 'whsec_another' })
})
afterAll(() => system.stop())

const { stripe, renew, statusOf } = stripeOf(() => system)

const reconcile = (dryRun: boolean) => system.system.reconcile({ dryRun, actor: 'operator' })

it('finds and repairs what no webhook has told', async () => {
  const paid = buyerOf(system, somebody())
  const { subscriptionId } = await paid.buy('pro')
  // What begins a membership is looked at at the provider once more: later than that, nothing is found but by looking.
  await untilHandled()
  const gone = somebody()
  const neverBack = buyerOf(system, gone)
  await neverBack.pay(await neverBack.choose('basic'))
  await renew(subscriptionId, 'failed')

  const looked = await reconcile(true)
  expect(looked.findings.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['missed-message', 'missed-change', 'missed-payment']),
  )
  const missed = looked.findings.filter(({ kind }) => kind === 'missed-message')
  // What nobody asked for never came, and was not missed.
  const { data: sent } = await stripe.events.list({ limit: 100 })
  const wanted = sent.filter(({ type }) => mayAffectMembership(type))
  expect(sum(missed.map(({ count = 0 }) => count))).toBe(wanted.length)
  expect(wanted.length).toBeLessThan(sent.length)
  expect(new Set(missed.map((one) => one.customerId)).size).toBe(missed.length)
  expect(Math.max(...missed.map(({ count = 0 }) => count))).toBeGreaterThan(1)
  expect(looked.findings.some(({ repaired }) => repaired)).toBe(false)
  expect(await sessionOf(paid.browser)).toMatchObject({ membershipStatus: 'active' })

  const mended = await reconcile(false)
  expect(mended.findings.filter(({ repaired }) => !repaired)).toEqual([])
  await untilSession(paid.browser, { membershipStatus: 'payment_failed', paymentFailureCount: 1 })
  await untilLinkToken(system, gone.email, 'set-password')
  await untilHandled()
  expect(await reconcile(true)).toMatchObject({ findings: [] })
})

it('what had to be fetched does not look as if webhooks arrived', async () => {
  await buyerOf(system, somebody()).buy('basic')
  const { findings } = await reconcile(false)
  expect(findings.map(({ kind }) => kind)).toContain('missed-message')
  const shown = (await (await adminAt(system)).get('/api/integrations')).json<Integration[]>()
  expect(shown.find(({ type }) => type === 'stripe')?.webhook).toMatchObject({ lastMessageAt: null })
})

it('names subscriptions that were not begun here, and leaves them alone', async () => {
  const { id: subscriptionId, customer: customerId } = await subscribeElsewhere(stripe)
  const { findings } = await reconcile(false)
  const unknown = findings.filter(({ kind }) => kind === 'unknown-subscription')
  expect(unknown).toEqual([{ kind: 'unknown-subscription', customerId, subscriptionId, repaired: false }])
})

it('finds who pays twice, and staff gives the second payment back', async () => {
  const person = somebody()
  const member = buyerOf(system, person)
  const { subscriptionId: kept } = await member.buy('basic')
  const second = buyerOf(system, { ...somebody(), email: person.email })
  const { subscriptionId } = await second.buy('pro')
  await reconcile(false)
  await untilHandled()

  const staff = await adminAt(system)
  const found = (await staff.get('/api/second-subscriptions')).json<object[]>()
  expect(found).toMatchObject([{ subscriptionId, keptSubscriptionId: kept, email: person.email }])
  expect((await member.browser.get('/api/second-subscriptions')).status).toBe(403)
  const refund = `/api/second-subscriptions/${subscriptionId}/refund`
  expect((await member.browser.post(refund, { reason: 'Paid by mistake' })).status).toBe(403)
  expect((await staff.post(refund, { reason: 'Paid by mistake' })).status).toBe(200)
  expect(await statusOf(subscriptionId)).toBe('canceled')
  expect((await staff.get('/api/second-subscriptions')).json()).toEqual([])
  expect((await staff.post(refund, { reason: 'Paid by mistake' })).status).toBe(404)
  expect(await sessionOf(member.browser)).toMatchObject({
    membershipStatus: 'active',
    membershipTier: 'basic',
  })
})

it('never offers to give back what the only membership stands on by now', async () => {
  const person = somebody()
  const member = buyerOf(system, person)
  const { subscriptionId: kept } = await member.buy('basic')
  const link = await untilLinkToken(system, person.email, 'set-password')
  await member.browser.post('/api/password', { token: link, password: 'a new password' })
  const { subscriptionId } = await buyerOf(system, { ...somebody(), email: person.email }).buy('pro')
  await reconcile(false)
  await stripe.subscriptions.cancel(kept)
  await reconcile(false)
  await untilSession(member.browser, { membershipStatus: 'canceled' })
  const token = await untilLinkToken(system, person.email, 'claim')
  expect((await member.browser.post('/api/membership-claims', { token })).status).toBe(200)

  const staff = await adminAt(system)
  expect((await staff.get('/api/second-subscriptions')).json()).toEqual([])
  expect(
    (await staff.post(`/api/second-subscriptions/${subscriptionId}/refund`, { reason: 'Paid by mistake' }))
      .status,
  ).toBe(404)
  expect(await statusOf(subscriptionId)).toBe('active')
  await untilSession(member.browser, { membershipStatus: 'active', membershipTier: 'pro' })
})

/** The provider's own deliveries fail for ever here; only what was fetched has to be handled. */
async function untilHandled(): Promise<void> {
  await untilSettled(system, { delivered: false })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
