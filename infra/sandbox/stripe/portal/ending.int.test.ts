import { afterAll, beforeAll, expect, it } from 'vitest'
import { get, post } from './testing/browse.ts'
import { type PortalFixture, startPortal } from './testing/start-portal.ts'

let portal: PortalFixture
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

it('cancels at the end of the period, once confirmed, and goes on after all', async () => {
  const { url, subscription, customer } = await portal.member()
  const path = `${url}/subscriptions/${subscription}`
  expect((await get(`${path}/cancel`)).text).toMatch(/You keep it until/)
  const done = await post(`${path}/cancel`)
  expect(done).toMatchObject({ status: 303, location: expect.stringContaining('?done=cancel') })
  expect((await get(new URL(done.location, url).href)).text).toContain('Your plan was cancelled.')
  const leaving = await portal.stripe.subscriptions.retrieve(subscription)
  expect(leaving).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: leaving.items.data[0]?.current_period_end,
    cancellation_details: { reason: 'cancellation_requested' },
  })
  expect((await portal.eventsOf(customer))[0]).toBe('customer.subscription.updated')
  await post(`${path}/resume`)
  expect(await portal.stripe.subscriptions.retrieve(subscription)).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
  })
})

it('cancels at the time that the sandbox lives in', async () => {
  const { url, subscription } = await portal.member()
  const past = '2026-02-28T09:00:00.000Z'
  await portal.control('past', { at: past })
  await post(`${url}/subscriptions/${subscription}/cancel`)
  await portal.control('past', { at: null })
  const canceledAt = Date.parse(past) / 1_000
  expect(await portal.stripe.subscriptions.retrieve(subscription)).toMatchObject({ canceled_at: canceledAt })
})

it('tells of a cancellation once, though the button was pressed twice', async () => {
  const { url, subscription, customer } = await portal.member()
  const cancel = () => post(`${url}/subscriptions/${subscription}/cancel`)
  await Promise.all([cancel(), cancel()])
  await cancel()
  const events = await portal.eventsOf(customer)
  expect(events.slice(0, 2)).toEqual(['customer.subscription.updated', 'customer.subscription.updated'])
  expect(events.filter((type) => type === 'customer.subscription.updated')).toHaveLength(2)
})

it('begins with the page that it was opened for, and leads back when that is done', async () => {
  const { customer, subscription } = await portal.buy()
  const back = 'http://localhost:6502/portal?tab=subscription'
  const url = await portal.visit(customer, {
    type: 'subscription_cancel',
    subscription_cancel: { subscription },
    after_completion: { type: 'redirect', redirect: { return_url: back } },
  })
  const start = await get(url)
  expect(start).toMatchObject({ status: 303, location: expect.stringMatching(/\/cancel$/) })
  const page = new URL(start.location, url).href
  expect((await get(page)).text).toContain('Keep it')
  expect(await post(page)).toMatchObject({ status: 303, location: back })
})

it('says so of a plan that has ended', async () => {
  const { url, subscription } = await portal.member()
  await portal.stripe.subscriptions.cancel(subscription)
  const answer = await post(`${url}/subscriptions/${subscription}/resume`)
  expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('This plan has ended') })
})

it('ends at once where the configuration says so, and offers nothing that it does not hold', async () => {
  const strict = await startPortal({
    subscription_cancel: { enabled: true, mode: 'immediately' },
    payment_method_update: { enabled: false },
    subscription_update: { enabled: false },
    invoice_history: { enabled: false },
  })
  const { url, subscription } = await strict.member()
  const { text } = await get(url)
  for (const absent of ['Change card', 'Change plan', 'Invoices']) expect(text).not.toContain(absent)
  for (const path of ['/card', `/subscriptions/${subscription}/plan`])
    expect(await get(url + path)).toMatchObject({ status: 404, text: expect.stringContaining('not offered') })
  await post(`${url}/subscriptions/${subscription}/cancel`)
  expect(await strict.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'canceled' })
  await strict.stop()
})
