import { afterAll, beforeAll, expect, it } from 'vitest'
import { get, post, typed } from '../testing/browse.ts'
import { type PortalFixture, startPortal } from '../testing/start-portal.ts'

let portal: PortalFixture
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

/** A member before the confirmation of a price. */
async function confirming(price: string, card?: string) {
  const member = await portal.member(card)
  const page = `${member.url}/subscriptions/${member.subscription}/plan/${price}`
  return { ...member, page, due: dueOf((await get(page)).text) }
}

/** Enters a card whose bank asks for its owner; and what a site does then: the subscription is charged to that card. */
async function chooseCard(
  { url, customer, subscription }: { url: string; customer: string; subscription: string },
  number: string,
) {
  const asked = await post(`${url}/card`, typed(number))
  await post(new URL(asked.location, url).href, { outcome: 'complete' })
  const chosen = await portal.stripe.customers.retrieve(customer)
  const card = chosen.deleted ? null : chosen.invoice_settings.default_payment_method
  if (typeof card !== 'string') throw new Error('No card was chosen')
  await portal.stripe.subscriptions.update(subscription, { default_payment_method: card })
}

function dueOf(text: string): string {
  return /name="due" value="(\d+)"/.exec(text)?.[1] ?? ''
}

async function planOf(subscription: string) {
  const found = await portal.stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] })
  const invoice = typeof found.latest_invoice === 'object' ? found.latest_invoice : null
  return {
    price: found.items.data[0]?.price.id,
    status: found.status,
    paid: invoice?.amount_paid,
    invoice: invoice?.status,
  }
}

it('offers the plans of the configuration, and says what a change costs before it is made', async () => {
  const { url, subscription, page } = await confirming(portal.dearer.id)
  const { text } = await get(`${url}/subscriptions/${subscription}/plan`)
  expect(text).toMatch(/Basic membership.*\$10.00 a month.*Gold membership.*\$45.00 a month/s)
  const confirmation = (await get(page)).text
  expect(confirmation).toMatch(
    /Unused time on Membership.*-\$15.00.*Remaining time on Gold membership.*\$45.00/s,
  )
  expect(confirmation).toContain('$30.00 is charged now.')
  expect(confirmation).toContain('Visa ending in 4242')
})

it('charges the difference and changes the plan, once', async () => {
  const { page, due, subscription, url } = await confirming(portal.dearer.id)
  const done = await post(page, { due })
  expect(done).toMatchObject({ status: 303, location: expect.stringContaining('?done=plan') })
  await post(page, { due })
  expect(await planOf(subscription)).toEqual({
    price: portal.dearer.id,
    status: 'active',
    paid: 3_000,
    invoice: 'paid',
  })
  expect((await portal.stripe.invoices.list({ subscription })).data).toHaveLength(2)
  expect((await get(url)).text).toContain('$45.00 a month')
})

it('keeps what is left of a dearer plan as the balance', async () => {
  const { page, due, subscription, customer, url } = await confirming(portal.cheaper.id)
  expect((await get(page)).text).toContain('Nothing is charged now.')
  await post(page, { due })
  expect(await planOf(subscription)).toMatchObject({ price: portal.cheaper.id, paid: 0, invoice: 'paid' })
  expect(await portal.stripe.customers.retrieve(customer)).toMatchObject({ balance: -500 })
  expect((await get(url)).text).toContain('Next charge: $5.00')
})

it('changes nothing without the money, and says what the bank says', async () => {
  const member = await confirming(portal.dearer.id)
  const { page, due, subscription } = member
  const before = await planOf(subscription)
  await chooseCard(member, '4000008260003178')
  const question = await post(page, { due })
  expect(question).toMatchObject({
    status: 200,
    text: expect.stringContaining('Your bank wants to make sure'),
  })
  const refused = await post(page, { due, outcome: 'complete' })
  expect(refused).toMatchObject({
    status: 402,
    text: expect.stringContaining('insufficient funds. Your plan stays'),
  })
  expect(await planOf(subscription)).toEqual(before)
})

it.each([
  ['complete', 303, 4_500],
  ['fail', 402, 1_500],
])('asks the owner where the bank wants that: %s', async (outcome, status, price) => {
  const member = await confirming(portal.dearer.id)
  const { page, subscription } = member
  await chooseCard(member, '4000002760003184')
  const { text } = await post(page, { due: dueOf((await get(page)).text) })
  expect(await post(page, { due: dueOf(text), outcome })).toMatchObject({ status })
  const { items, latest_invoice } = await portal.stripe.subscriptions.retrieve(subscription, {
    expand: ['latest_invoice'],
  })
  expect(items.data[0]?.price.unit_amount).toBe(price)
  expect(latest_invoice).toMatchObject({ status: 'paid' })
})

it('charges nobody more than they saw', async () => {
  const { page, subscription } = await confirming(portal.dearer.id)
  const before = await planOf(subscription)
  for (const fields of [{}, { due: '100' }, { due: 'nothing' }])
    expect(await post(page, fields)).toMatchObject({
      status: 402,
      text: expect.stringContaining('no longer the one you saw'),
    })
  expect(await planOf(subscription)).toEqual(before)
})

it('wants a plan paid for, and going on, before it changes', async () => {
  const { page, due, subscription, url } = await confirming(portal.dearer.id)
  await portal.stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
  expect((await get(url)).text).not.toContain('Change plan')
  const refused = await post(page, { due })
  expect(refused).toMatchObject({
    status: 409,
    text: expect.stringContaining(`href="${new URL(url).pathname}"`),
  })
})

it('begins with the price that it was opened for', async () => {
  const { customer, subscription } = await portal.buy()
  const { items } = await portal.stripe.subscriptions.retrieve(subscription)
  const back = 'http://localhost:6502/portal'
  const after_completion = { type: 'redirect' as const, redirect: { return_url: back } }
  const choice = await portal.visit(customer, {
    type: 'subscription_update',
    subscription_update: { subscription },
  })
  expect((await get(choice)).location).toMatch(/\/plan$/)
  const url = await portal.visit(customer, {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription,
      items: [{ id: items.data[0]?.id ?? '', price: portal.dearer.id }],
    },
    after_completion,
  })
  const page = new URL((await get(url)).location, url).href
  const card = await post(`${url}/card`, typed('5555555555554444'))
  expect(card).toMatchObject({ status: 303, location: new URL(url).pathname })
  expect(await post(page, { due: dueOf((await get(page)).text) })).toMatchObject({
    status: 303,
    location: back,
  })
})
