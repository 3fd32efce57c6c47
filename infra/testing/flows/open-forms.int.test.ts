import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../simulation/buyer.ts'
import { arriveAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, somebody } from './people.ts'
import { stripeAccount } from './stripe-account.ts'

let system: WholeSystem
let stripe: Stripe
beforeAll(async () => {
  system = await startWholeSystem()
  stripe = stripeAccount(system)
})
afterAll(() => system.stop())

const statusOf = async ({ subscriptionId }: Setup) =>
  (await stripe.subscriptions.retrieve(subscriptionId)).status
const untilClosed = (form: Setup) =>
  until(async () => (await statusOf(form)) === 'canceled', {
    within: 20_000,
    what: 'the other payment to be closed',
  })

/** A guest who has the card forms of two plans open in two tabs of one browser. */
async function guestWithTwoTabs(person = somebody()) {
  const guest = buyerOf(system, person)
  return { ...guest, basic: await guest.choose('basic'), pro: await guest.choose('pro') }
}

it('a guest who paid for one plan cannot pay for the other that the browser has open; elsewhere one can', async () => {
  const other = await buyerOf(system, somebody()).choose('pro')
  const { basic, pro, pay, report } = await guestWithTwoTabs()
  await pay(basic)
  expect((await report(basic)).json()).toMatchObject({ outcome: 'signed-in' })
  await untilClosed(pro)
  expect(await pay(pro).catch(() => 'refused')).not.toEqual({ status: 'succeeded' })
  expect(await statusOf(other)).toBe('incomplete')
})

it('nor can a guest whose payment waits to be claimed, while forms of the owner of the address stay open', async () => {
  const owner = await arriveAt(system)
  const own = (await owner.browser.post('/api/create-guest-subscription', { tierId: 'pro' })).json<Setup>()
  const { basic, pro, pay, report } = await guestWithTwoTabs({ ...somebody(), email: owner.email })
  await pay(basic)
  expect((await report(basic)).json()).toMatchObject({ outcome: 'claim-mailed' })
  await untilClosed(pro)
  expect(await statusOf(own)).toBe('incomplete')
})
