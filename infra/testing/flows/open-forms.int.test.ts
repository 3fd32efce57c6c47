import { afterAll, beforeAll, expect, it } from 'vitest'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, somebody, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, statusOf, untilEnded } = stripeOf(() => system)

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
  await untilEnded(pro.subscriptionId)
  expect(await pay(pro).catch(() => 'refused')).not.toEqual({ status: 'succeeded' })
  expect(await statusOf(other.subscriptionId)).toBe('incomplete')
})

it('nor can a guest whose payment waits to be claimed, while forms of the owner of the address stay open', async () => {
  const owner = await arriveAt(system)
  const own = await buyerOf(system, owner, owner.browser).choose('pro')
  const { basic, pro, pay, report } = await guestWithTwoTabs({ ...somebody(), email: owner.email })
  await pay(basic)
  expect((await report(basic)).json()).toMatchObject({ outcome: 'claim-mailed' })
  await untilEnded(pro.subscriptionId)
  expect(await statusOf(own.subscriptionId)).toBe('incomplete')
})

it('two tabs that ask for their first payment at the same moment get the same one', async () => {
  const person = await arriveAt(system)
  const buyer = buyerOf(system, person, person.browser)
  const [one, other] = await Promise.all([buyer.choose('basic'), buyer.choose('basic')])
  expect(one.subscriptionId).toBe(other.subscriptionId)
})

it('two browsers of one person that ask at the same moment get the same payment, and either reports it', async () => {
  const person = await arriveAt(system)
  const first = buyerOf(system, person, person.browser)
  const second = buyerOf(system, person, await person.signInElsewhere())
  const [one, other] = await Promise.all([first.choose('pro'), second.choose('pro')])
  expect(other.subscriptionId).toBe(one.subscriptionId)
  const { customerId } = other
  const named = await second.browser.post('/api/checkout-referral', { customerId, referralCode: 'NOBODYS1' })
  expect(named.status, named.text).toBe(200)
  await first.pay(one)
  for (const answer of [await second.report(other), await first.report(one)])
    expect(answer.json()).toMatchObject({ outcome: 'signed-in', membershipStatus: 'active' })
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' })
  expect(data.map(({ id, status }) => [id, status])).toEqual([[one.subscriptionId, 'active']])
})

it('the payment of somebody who is signed in is not reported by a browser of somebody else', async () => {
  const [owner, other] = [await arriveAt(system), await arriveAt(system)]
  const setup = await buyerOf(system, owner, owner.browser).choose('pro')
  expect((await buyerOf(system, other, other.browser).report(setup)).status).toBe(403)
})

it('a guest whose first bill is paid past our form is asked for no second payment by a reload', async () => {
  const { choose } = buyerOf(system, somebody())
  const { subscriptionId, customerId } = await choose('basic')
  const [bill] = (await stripe.invoices.list({ subscription: subscriptionId })).data
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId })
  await stripe.invoices.pay(bill?.id ?? '', { payment_method: card })
  expect(await statusOf(subscriptionId)).toBe('active')
  await untilSettled(system)
  await expect(choose('basic')).rejects.toThrow('already paid')
})
