import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember, ownSubscription } from './buyers.ts'
import { buyerOf, somebody, untilSession, untilSettled } from './people.ts'
import { changeTier, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, renew } = stripeOf(() => system)

/** Somebody who has bought a tier, the cheapest if it is left out, and what the portal shows them of it. */
async function member(tier = 'basic') {
  const bought = await newMember(system, tier)
  return { ...bought, details: () => ownSubscription(bought.browser) }
}

describe("a member's billing", () => {
  it('shows plan, next charge, card, invoices and payments as the provider has them', async () => {
    const { details, subscriptionId } = await member()
    const subscription = await stripe.subscriptions.retrieve(subscriptionId)
    const at = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1_000).toISOString()
    expect(await details()).toMatchObject({
      tier: { id: 'basic', name: 'Basic' },
      yearlyPrice: 19_900,
      nextCharge: { amount: 19_900, tax: 0, at },
      card: { brand: 'visa', lastFour: '4242' },
      credit: 0,
      openInvoice: null,
      invoices: [{ status: 'paid', total: 19_900 }],
      payments: [{ outcome: 'paid', amount: 19_900, reason: null }],
    })
  })

  it('shows what is left of the dearer plan, and what it takes off the next charge', async () => {
    const { details, subscriptionId } = await member('pro')
    await changeTier(stripe, subscriptionId, 19_900)
    expect(await details()).toMatchObject({
      credit: 30_000,
      nextCharge: { amount: 0 },
      invoices: [{ total: -30_000 }, { total: 49_900 }],
    })
  })

  it('says in plain words why a bank refused', async () => {
    const { browser, details, subscriptionId } = await member()
    await renew(subscriptionId, 'failed')
    await untilSession(browser, { paymentFailureCount: 1 })
    const { payments, openInvoice } = await details()
    expect(payments[0]).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('bank') })
    expect(openInvoice).toMatchObject({ amount: 19_900, needsAuthentication: false })
  })

  it('asks nobody to pay for a subscription that has ended, even before its last invoice is void', async () => {
    const { browser, details, subscriptionId } = await member()
    await renew(subscriptionId, 'failed')
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    await untilSession(browser, { paymentFailureCount: 1 })
    expect(await details()).toMatchObject({ openInvoice: { amount: 19_900 }, endsAt: expect.any(String) })
    await system.stopWorkers()
    await stripe.subscriptions.cancel(subscriptionId)
    const ended = { openInvoice: null, nextCharge: null, endsAt: null }
    expect(await details()).toMatchObject({ ...ended, invoices: [{ status: 'other' }, { status: 'paid' }] })
    await system.startWorkers()
    await untilSession(browser, { membershipStatus: 'canceled' })
    await untilSettled(system)
    expect(await details()).toMatchObject({ ...ended, invoices: [{ status: 'void' }, { status: 'paid' }] })
  })

  it('says of one that has ended that there is nothing to change, rather than to try again', async () => {
    const { browser, subscriptionId } = await member()
    await stripe.subscriptions.cancel(subscriptionId)
    await untilSession(browser, { membershipStatus: 'canceled' })
    const answers = await Promise.all([
      browser.post('/api/subscription/plan-preview', { tierId: 'pro' }),
      browser.post('/api/subscription/plan-change', { tierId: 'pro' }),
      browser.post('/api/subscription/portal', { purpose: 'plan' }),
      browser.post('/api/subscription/portal', { purpose: 'cancel' }),
    ])
    for (const { status, text } of answers)
      expect([status, text]).toEqual([409, expect.stringContaining('Your membership has ended')])
    expect((await browser.post('/api/subscription/portal', { purpose: 'overview' })).status).toBe(200)
  })

  it('tells what another plan would cost before anything happens', async () => {
    const { browser, subscriptionId } = await member()
    const answer = await browser.post('/api/subscription/plan-preview', { tierId: 'enterprise' })
    expect(answer.json()).toMatchObject({ credit: -19_900, tax: 0, dueNow: 80_000, yearlyPrice: 99_900 })
    expect((await stripe.subscriptions.retrieve(subscriptionId)).items.data[0]?.price.unit_amount).toBe(
      19_900,
    )
    expect((await browser.post('/api/subscription/plan-preview', { tierId: 'basic' })).status).toBe(409)
  })

  it('takes the balance off what another plan would cost, and says how much of it', async () => {
    const { browser, subscriptionId } = await member('pro')
    await changeTier(stripe, subscriptionId, 19_900)
    await untilSession(browser, { membershipTier: 'basic' })
    const answer = await browser.post('/api/subscription/plan-preview', { tierId: 'enterprise' })
    expect(answer.json()).toMatchObject({ credit: -19_900, tax: 0, fromBalance: 30_000, dueNow: 50_000 })
    const dearer = { credit: -19_900, fromBalance: 30_000, dueNow: 0 }
    const pro = await browser.post('/api/subscription/plan-preview', { tierId: 'pro' })
    expect(pro.json()).toMatchObject(dearer)
  })

  it('keeps what a cheaper plan gives back, with the balance untouched', async () => {
    const { browser, subscriptionId } = await member('enterprise')
    await changeTier(stripe, subscriptionId, 49_900)
    await untilSession(browser, { membershipTier: 'pro' })
    const answer = await browser.post('/api/subscription/plan-preview', { tierId: 'basic' })
    expect(answer.json()).toMatchObject({ credit: -49_900, fromBalance: 0, dueNow: -30_000 })
  })

  it('leads to the provider, to the own customer only, and back to a fixed address', async () => {
    const { browser, customerId } = await member()
    const answers = [
      await browser.post('/api/subscription/update-payment-method', {}),
      await browser.post('/api/subscription/portal', { purpose: 'cancel', customerId: 'cus_other' }),
      await browser.post('/api/subscription/plan-change', { tierId: 'pro' }),
    ]
    for (const answer of answers) {
      expect(answer.status, answer.text).toBe(200)
      expect(answer.json<{ url: string }>().url).toMatch(
        new RegExp(`^${system.sandboxUrl}/stripe/portal/session/`),
      )
    }
    const calls = (await system.sandbox.get('/control/requests?provider=stripe')).json<
      { path: string; body: { customer?: string; return_url?: string } }[]
    >()
    const sessions = calls.filter(({ path }) => path.endsWith('/billing_portal/sessions')).slice(-3)
    expect(new Set(sessions.map(({ body }) => body.customer))).toEqual(new Set([customerId]))
    expect(new Set(sessions.map(({ body }) => body.return_url))).toEqual(
      new Set([`${system.system.config.publicUrl}/portal?tab=subscription`]),
    )
  })

  it('is nobody else’s business', async () => {
    const visitor = buyerOf(system, somebody()).browser
    expect((await visitor.get('/api/subscription')).status).toBe(401)
    expect((await visitor.post('/api/subscription/portal', { purpose: 'overview' })).status).toBe(401)
  })
})
