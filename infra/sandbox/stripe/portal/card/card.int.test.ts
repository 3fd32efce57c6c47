import { afterAll, beforeAll, expect, it } from 'vitest'
import { get, post, typed } from '../testing/browse.ts'
import { type PortalFixture, startPortal } from '../testing/start-portal.ts'

let portal: PortalFixture
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const subscriptionWithCard = (id: string) =>
  portal.stripe.subscriptions.retrieve(id, { expand: ['default_payment_method', 'latest_invoice'] })

/** The last digits of the card that a customer has chosen; undefined before that. */
async function chosenCard(id: string): Promise<string | undefined> {
  const expand = ['invoice_settings.default_payment_method']
  const customer = await portal.stripe.customers.retrieve(id, { expand })
  const method = customer.deleted ? null : customer.invoice_settings.default_payment_method
  return typeof method === 'string' ? undefined : method?.card?.last4
}

it('takes the new card as that of the customer, and tells of it; a subscription keeps its own', async () => {
  const { url, customer, subscription } = await portal.member()
  const done = await post(`${url}/card`, typed('5555 5555 5555 4444'))
  expect(done).toMatchObject({ status: 303, location: expect.stringContaining('?done=card') })
  expect((await get(url)).text).toContain('Mastercard ending in 4444, good until 12/2034')
  expect(await chosenCard(customer)).toBe('4444')
  expect(await subscriptionWithCard(subscription)).toMatchObject({
    default_payment_method: { card: { last4: '4242' } },
  })
  expect((await portal.eventsOf(customer)).slice(0, 2).toSorted()).toEqual([
    'customer.updated',
    'payment_method.attached',
  ])
})

it.each([
  ['4242 4242 4242 4241', 'number', 'Your card number is incorrect.'],
  ['4242', 'number', 'Enter the whole card number.'],
  ['4000 0000 0000 0127', 'code', 'Your card&#39;s security code is incorrect.'],
  ['4000 0000 0000 0069', 'expiry', 'Your card has expired.'],
])('keeps what was typed beside a wrong %s, except the number', async (number, field, words) => {
  const { url, subscription } = await portal.member()
  const { status, text } = await post(`${url}/card`, typed(number))
  expect(status).toBe(402)
  expect(text).toContain(`id="${field}-problem">${words}`)
  expect(text).toContain('value="12 / 34"')
  expect(text).not.toContain(`value="${number}"`)
  expect(await subscriptionWithCard(subscription)).toMatchObject({
    default_payment_method: { card: { last4: '4242' } },
  })
})

it('says what the bank says, and keeps nothing of a card that it refuses', async () => {
  const { url, customer } = await portal.member()
  const { text } = await post(`${url}/card`, typed('4000000000009995'))
  expect(text).toContain('role="alert">Your card has insufficient funds.')
  expect((await portal.stripe.paymentMethods.list({ customer })).data).toHaveLength(1)
})

it('asks for everything that is missing at once', async () => {
  const { url } = await portal.member()
  const { text } = await post(`${url}/card`)
  for (const field of ['number', 'expiry', 'code']) expect(text).toContain(`id="${field}-problem"`)
})

it('leaves what is overdue until the next attempt', async () => {
  const { url, subscription } = await portal.member()
  await portal.control('renew', { subscriptionId: subscription, outcome: 'failed' })
  expect((await get(url)).text).toContain('$15.00 could not be charged.')
  await post(`${url}/card`, typed('4242424242424242'))
  expect(await subscriptionWithCard(subscription)).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1 },
  })
})

it('asks the owner first where the bank wants that', async () => {
  const { url, customer } = await portal.member()
  const asked = await post(`${url}/card`, typed('4000 0027 6000 3184'))
  const question = new URL(asked.location, url).href
  expect((await get(question)).text).toContain('Your bank wants to make sure it is you')
  expect(await chosenCard(customer)).toBeUndefined()
  await post(question, { outcome: 'complete' })
  expect(await chosenCard(customer)).toBe('3184')
})

it('forgets a card whose owner the bank does not know', async () => {
  const { url } = await portal.member()
  const asked = await post(`${url}/card`, typed('4000002500003155'))
  const question = new URL(asked.location, url).href
  expect((await post(question, { outcome: 'fail' })).text).toContain('unable to authenticate')
  expect(await get(question)).toMatchObject({ status: 404 })
  expect((await get(url)).text).toContain('Visa ending in 4242')
})
