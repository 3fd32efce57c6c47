import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember, ownSubscription } from './buyers.ts'
import { untilSettled } from './people.ts'
import { firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, refund, dispute, closeDispute } = stripeOf(() => system)

/** Somebody who has paid once, and what the portal shows of that. */
async function payer() {
  const member = await newMember(system, 'basic')
  await untilSettled(system)
  return {
    ...member,
    paymentIntentId: await firstPayment(stripe, member.customerId),
    payments: async () => (await ownSubscription(member.browser)).payments,
  }
}

/** How often the provider has been asked about disputes. */
async function timesDisputesAsked(): Promise<number> {
  const calls = (await system.sandbox.get('/control/requests?provider=stripe')).json<{ path: string }[]>()
  return calls.filter(({ path }) => path.includes('/disputes')).length
}

it('shows a payment of which a part went back as one that stands, with that part', async () => {
  const { paymentIntentId, payments } = await payer()
  const amount = 19_900
  expect(await payments()).toMatchObject([{ outcome: 'paid', amount, refunded: 0 }])
  await refund(paymentIntentId, 5_000)
  expect(await payments()).toMatchObject([{ outcome: 'paid', amount, refunded: 5_000 }])
  await refund(paymentIntentId)
  expect(await payments()).toMatchObject([{ outcome: 'refunded', amount, refunded: amount }])
})

it.each([
  ['won', 'paid'],
  ['lost', 'charged-back'],
] as const)('shows a payment whose dispute is %s as %s', async (outcome, shown) => {
  const { paymentIntentId, payments } = await payer()
  await dispute(paymentIntentId)
  expect(await payments()).toMatchObject([{ outcome: 'disputed' }])
  await closeDispute(paymentIntentId, outcome)
  expect(await payments()).toMatchObject([{ outcome: shown }])
})

it('asks about no disputes where nothing is disputed', async () => {
  const { payments } = await payer()
  const before = await timesDisputesAsked()
  expect(await payments()).toHaveLength(1)
  expect(await timesDisputesAsked()).toBe(before)
})
