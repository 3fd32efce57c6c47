import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { type Pages, startPages } from './testing/start-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await startPages()
})
afterAll(() => pages.stop())

/** The part of the people's list about one subscription. */
async function openPerson(subscription: string) {
  const page = await pages.open(`/?q=${subscription}`)
  return { page, card: page.getByRole('listitem').filter({ hasText: subscription }) }
}

test('shows who pays with which e-mail, what they have, and finds them by it', async () => {
  const { subscription } = await pages.fixture.buy()
  const { page, card } = await openPerson(subscription)
  await card.getByRole('heading', { name: 'mira@people.example' }).waitFor()
  for (const text of ['active', '$15.00 each month', 'paid, 1 attempt'])
    expect(await card.getByText(text).count()).toBeGreaterThan(0)
  await page.getByLabel('E-mail, name or id').fill('nobody@people.example')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByText('Nobody has “nobody@people.example” in their e-mail, name or ids.').waitFor()
})

test('lets renewals fail and be paid, by the keyboard alone', async () => {
  const { subscription } = await pages.fixture.buy()
  const { page, card } = await openPerson(subscription)
  await card.getByRole('button', { name: 'Renewal fails' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('The renewal failed: mira@people.example.').waitFor()
  await card.getByText('past due').waitFor()
  expect(await card.getByText('open, 1 attempt').count()).toBe(1)
  // The list was drawn anew, and whoever pressed the button is still on it.
  await page.keyboard.press('Enter')
  await card.getByText('open, 2 attempts').waitFor()
  await card.getByRole('button', { name: 'Renewal paid' }).click()
  await card.getByText('active').waitFor()
})

test('refunds, disputes and expires, and offers only what can happen', async () => {
  const { subscription } = await pages.fixture.buy()
  const { page, card } = await openPerson(subscription)
  await card.getByRole('button', { name: 'Refund' }).click()
  await card.getByText('$15.00 refunded').waitFor()
  expect(await card.getByRole('button', { name: 'Refund' }).count()).toBe(0)
  expect(await page.evaluate('document.activeElement.textContent')).toBe('People')
  await card.getByRole('button', { name: 'Dispute' }).click()
  await card.getByText('disputed').waitFor()
  expect(await card.getByRole('button', { name: /^Dispute/ }).count()).toBe(0)
  await card.getByRole('button', { name: 'Lose the dispute' }).click()
  await card.getByText('dispute lost').waitFor()
  expect(await card.getByRole('button', { name: 'the dispute' }).count()).toBe(0)
  const waiting = await openPerson((await pages.fixture.subscribe()).subscription)
  expect(await waiting.card.getByRole('button').allTextContents()).toEqual(['Expire of No e-mail yet'])
  await waiting.card.getByRole('button', { name: 'Expire' }).click()
  await waiting.card.getByText('incomplete expired').waitFor()
})

test('sends a webhook again and says what the app answered', async () => {
  await pages.fixture.stripe.customers.create({ name: 'Jo' })
  const page = await pages.open('/')
  const latest = page.locator('#events').getByRole('listitem').first()
  await latest.locator('strong', { hasText: 'customer.created' }).waitFor()
  await until(async () => (await latest.getByText('delivered').count()) === 1, {
    what: 'the delivery to be shown without a click',
  })
  const before = pages.fixture.receiver.received.length
  pages.fixture.receiver.status = 503
  await latest.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Sent customer.created again; the app answered 503.').waitFor()
  expect(pages.fixture.receiver.received).toHaveLength(before + 1)
  pages.fixture.receiver.status = 200
})

test('sets a fault and clears it', async () => {
  const page = await pages.open('/')
  await page.getByLabel('Provider', { exact: true }).selectOption('geocode')
  await page.getByLabel('Is', { exact: true }).selectOption('error')
  await page.getByLabel('For how many calls').fill('2')
  await page.getByRole('button', { name: 'Set fault' }).click()
  const fault = page.locator('#faults').getByRole('listitem')
  await fault.getByText('for 2 more calls').waitFor()
  const spoiled = await fetch(`${pages.fixture.sandbox.url}/geocode?latitude=1&longitude=1`)
  expect(spoiled.status).toBe(500)
  await fault.getByRole('button', { name: 'Clear' }).click()
  await page.getByText('Every call is served.').waitFor()
})

test('says why the sandbox refuses', async () => {
  const { subscription } = await pages.fixture.buy()
  const { page, card } = await openPerson(subscription)
  await pages.fixture.stripe.subscriptions.cancel(subscription)
  await card.getByRole('button', { name: 'Renewal paid' }).click()
  await page.getByText(`${subscription} is canceled; only a running one can be renewed`).waitFor()
  expect(pages.problems.splice(0)).toEqual([expect.stringContaining('400')])
})

test('shows the requests of one provider with what was sent', async () => {
  await pages.fixture.stripe.customers.create({ name: 'Recorded' }, { idempotencyKey: 'key-of-recorded' })
  const page = await pages.open('/')
  const requests = page.locator('#requests')
  await requests.getByText('/stripe/v1/customers').first().click()
  await requests.getByText('key-of-recorded').waitFor()
  expect(await requests.locator('pre').first().textContent()).toContain('"Recorded"')
  await page.getByRole('navigation', { name: 'Providers' }).getByRole('link', { name: 'telegram' }).click()
  await requests.getByText('No request was recorded since the sandbox started.').waitFor()
})

test('gives the browser nothing to complain about', () => {
  expect(pages.problems).toEqual([])
})
