import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminAt, arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { claim, guestWith, ownSubscription, payUnclaimed } from './buyers.ts'
import { buyerOf, SUPPORT, untilLinkToken, untilMailSaying, untilSession, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, failRenewal } = stripeOf(() => system)

/** Somebody who pays for a membership, and whose address is confirmed. */
async function member() {
  const person = await arriveAt(system)
  const { browser, email } = person
  const token = await untilLinkToken(system, email, 'confirm-email')
  expect((await browser.post('/api/email/confirm', { token })).status).toBe(200)
  const { subscriptionId, customerId } = await buyerOf(system, person, browser).buy('basic')
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
  return { ...person, subscriptionId, customerId }
}

/** A guest pays with the address of somebody who has an account. */
async function paidFor(owner: { email: string }) {
  const paid = await payUnclaimed(system, owner)
  await untilSettled(system)
  return paid
}

/** What a comparison that repairs finds about a subscription. */
async function findingsOf({ subscriptionId }: { subscriptionId: string }) {
  const { findings } = await system.system.reconcile({ dryRun: false, actor: 'operator' })
  return findings.filter((finding) => finding.subscriptionId === subscriptionId)
}

describe('who lost access by failed renewals, and pays anew without signing in', () => {
  it('comes back by the claim, and staff are told what may still be charged', async () => {
    const owner = await member()
    const { subscriptionId } = owner
    await failRenewal(subscriptionId, 3)
    await untilSession(owner.browser, { paymentFailureCount: 3 })
    const waiting = await paidFor(owner)
    expect(await findingsOf(waiting)).toEqual([])
    const claimed = await claim(system, waiting.token)
    expect([claimed.status, claimed.json()]).toMatchObject([200, { next: 'sign-in' }])
    await untilSession(owner.browser, { membershipStatus: 'active', membershipTier: 'pro' })
    const mail = await untilMailSaying(system, SUPPORT, subscriptionId)
    expect(mail.text).toContain(`uses the subscription ${waiting.subscriptionId}`)
  })
})

it('what is paid with the address of somebody who pays already is told to staff at once', async () => {
  const owner = await member()
  const waiting = await paidFor(owner)
  const mail = await untilMailSaying(system, SUPPORT, waiting.subscriptionId)
  expect(mail.text).toContain(`uses the subscription ${owner.subscriptionId}`)
  expect((await claim(system, waiting.token)).text).toContain('already a member')
  expect((await claim(system, waiting.token)).text).toContain('Support will refund this payment')
})

it('what was paid besides what is claimed is told to staff at once', async () => {
  const owner = await arriveAt(system)
  const [claimed, other] = [await payUnclaimed(system, owner), await paidFor(owner)]
  expect((await claim(system, claimed.token)).status).toBe(200)
  const mail = await untilMailSaying(system, SUPPORT, other.subscriptionId)
  expect(mail.text).toContain(`uses the subscription ${claimed.subscriptionId}`)
})

it('who was given a membership after their own ended pays for one, and it waits like any other', async () => {
  const owner = await member()
  await stripe.subscriptions.cancel(owner.subscriptionId)
  await untilSession(owner.browser, { membershipStatus: 'canceled' })
  await give(owner)
  const waiting = await paidFor(owner)
  expect(await findingsOf(waiting)).toEqual([])
  await system.system.sql.rows({
    text: `update membership_claims set expires_at = expires_at - interval '15 days' where account_id = $1`,
    values: [owner.id],
  })
  expect(await findingsOf(waiting)).toMatchObject([{ kind: 'unclaimed-payment' }])
  expect((await claim(system, waiting.token)).status).toBe(200)
  await untilSession(owner.browser, { membershipStatus: 'active', membershipTier: 'pro' })
})

it('tells who has never had a password, but is signed in, that the membership is theirs', async () => {
  const owner = { email: `passwordless.${crypto.randomUUID()}@people.example` }
  const { browser, buy } = guestWith(system, owner)
  const { subscriptionId } = await buy('basic')
  expect((await browser.post('/api/account/email/link')).status).toBe(200)
  const confirming = await untilLinkToken(system, owner.email, 'confirm-email')
  expect((await browser.post('/api/email/confirm', { token: confirming })).status).toBe(200)
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  const { token } = await paidFor(owner)
  for (const time of ['first', 'second'])
    expect((await claim(system, token, browser)).json(), time).toMatchObject({ isOwn: true })
  expect((await browser.get('/api/session')).status).toBe(200)
})

it('is not for staff to give back once it is how somebody comes back', async () => {
  const owner = await member()
  const { subscriptionId, token } = await paidFor(owner)
  const staff = await adminAt(system)
  const isListed = async () => (await staff.get('/api/second-subscriptions')).text.includes(subscriptionId)
  expect(await isListed()).toBe(true)
  await stripe.subscriptions.cancel(owner.subscriptionId)
  await untilSession(owner.browser, { membershipStatus: 'canceled' })
  expect(await isListed()).toBe(false)
  expect(
    (await staff.post(`/api/second-subscriptions/${subscriptionId}/refund`, { reason: 'Paid by mistake' }))
      .status,
  ).toBe(404)
  expect((await claim(system, token)).status).toBe(200)
})

it('who claims a membership goes on seeing what they paid before, the newest first', async () => {
  const { browser, subscriptionId, customerId, email } = await member()
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  const { token } = await paidFor({ email })
  expect((await claim(system, token)).status).toBe(200)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
  const both = {
    invoices: [{ total: 49_900 }, { total: 19_900 }],
    payments: [{ amount: 49_900 }, { amount: 19_900 }],
  }
  expect(await ownSubscription(browser)).toMatchObject(both)
  // The earlier customer may be deleted at the provider, which keeps what was paid.
  await stripe.customers.del(customerId)
  expect(await ownSubscription(browser)).toMatchObject(both)
  await system.system.sql.rows({
    text: `update checkouts set stripe_customer_id = 'cus_unknown' where stripe_customer_id = $1`,
    values: [customerId],
  })
  expect((await ownSubscription(browser)).invoices).toMatchObject([{ total: 49_900 }])
})

/** Staff gives somebody a membership for a month. */
async function give({ id }: { id: string }) {
  const admin = await adminAt(system)
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const gift = { tier: 'basic', until, reason: 'Speaks in summer' }
  expect((await admin.post(`/api/users/${id}/complimentary`, gift)).status).toBe(200)
}
