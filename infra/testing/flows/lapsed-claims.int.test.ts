import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../simulation/http-client.ts'
import { eventsAbout } from '../journal.ts'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, somebody, untilLinkToken, untilMailSaying, untilSettled } from './people.ts'
import { firstPayment, stripeAccount } from './stripe-account.ts'

const SUPPORT = 'support@meridian.example'

let system: WholeSystem
let stripe: Stripe
beforeAll(async () => {
  system = await startWholeSystem()
  stripe = stripeAccount(system)
})
afterAll(() => system.stop())

/** What was paid with the address of somebody who has an account, and ended before they claimed it. */
async function lapsed() {
  const owner = await arriveAt(system)
  const { subscriptionId, customerId } = await buyerOf(system, { ...somebody(), email: owner.email }).buy(
    'pro',
  )
  const token = await untilLinkToken(system, owner.email, 'claim')
  await untilSettled(system)
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSettled(system)
  const refusal = async () => {
    const { status, text } = await createClient(system.url).post('/api/membership-claims', { token })
    return [status, text]
  }
  return { ...owner, subscriptionId, customerId, refusal }
}

const refundedOf = async (customer: string) =>
  (await stripe.charges.list({ customer })).data.map(({ refunded }) => refunded)

it('is not claimed, leaves the account as it was, and is told to staff once', async () => {
  const { id, login, subscriptionId, refusal } = await lapsed()
  expect(await refusal()).toEqual([409, expect.stringContaining('has ended')])
  expect((await login()).status).toBe(200)
  const mail = await untilMailSaying(system, SUPPORT, subscriptionId)
  expect([mail.subject, mail.text]).toEqual([
    expect.stringContaining('ended unclaimed'),
    expect.stringContaining('Stripe dashboard'),
  ])
  await system.system.reconcile({ dryRun: false, actor: 'operator' })
  await untilSettled(system)
  const told = await eventsAbout(system.system, id)
  expect(told.filter((type) => type === 'membership.claim-lapsed')).toHaveLength(1)
})

it('says that the payment went back once staff has refunded it', async () => {
  const { customerId, refusal } = await lapsed()
  const paymentIntentId = await firstPayment(stripe, customerId)
  await system.sandbox.post('/control/stripe/refund', { paymentIntentId })
  await untilSettled(system)
  expect(await refusal()).toEqual([409, expect.stringContaining('went back')])
})

it('goes back when the owner of the address leaves', async () => {
  const { browser, password, customerId, refusal } = await lapsed()
  expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
  await untilSettled(system)
  expect(await refundedOf(customerId)).toEqual([true])
  expect(await refusal()).toEqual([409, expect.stringContaining('went back')])
})
