import { afterAll, beforeAll, expect, it } from 'vitest'
import { timesTold } from '../journal.ts'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { claim, payUnclaimed } from './buyers.ts'
import { SUPPORT, untilMailSaying, untilSettled } from './people.ts'
import { firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, refund, refundedOf } = stripeOf(() => system)

/** What was paid with the address of somebody who has an account, and ended before they claimed it. */
async function lapsed() {
  const owner = await arriveAt(system)
  const { subscriptionId, customerId, token } = await payUnclaimed(system, owner)
  await untilSettled(system)
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSettled(system)
  const refusal = async () => {
    const { status, text } = await claim(system, token)
    return [status, text]
  }
  return { ...owner, subscriptionId, customerId, refusal }
}

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
  expect(await timesTold(system.system, id, 'membership.claim-lapsed')).toBe(1)
})

it('says that the payment went back once staff has refunded it', async () => {
  const { customerId, refusal } = await lapsed()
  await refund(await firstPayment(stripe, customerId))
  await untilSettled(system)
  expect(await refusal()).toEqual([409, expect.stringContaining('refunded')])
})

it('goes back when the owner of the address leaves', async () => {
  const { browser, password, customerId, refusal } = await lapsed()
  expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
  await untilSettled(system)
  expect(await refundedOf(customerId)).toEqual([true])
  expect(await refusal()).toEqual([409, expect.stringContaining('refunded')])
})
