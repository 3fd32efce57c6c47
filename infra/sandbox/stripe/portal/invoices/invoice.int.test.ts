import { afterAll, beforeAll, expect, it } from 'vitest'
import { get, post, typed } from '../testing/browse.ts'
import { type PortalFixture, startPortal } from '../testing/start-portal.ts'

let portal: PortalFixture
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

/** Somebody whose renewal failed, and the page of the invoice. */
async function overdue() {
  const member = await portal.member()
  await portal.control('renew', { subscriptionId: member.subscription, outcome: 'failed' })
  return { ...member, page: await pageOf(member.subscription) }
}

async function invoiceOf(subscription: string) {
  const [invoice] = (await portal.stripe.invoices.list({ subscription })).data
  return invoice
}

async function pageOf(subscription: string): Promise<string> {
  return (await invoiceOf(subscription))?.hosted_invoice_url ?? ''
}

it('shows a paid invoice with its lines, tax and total, and when it was paid', async () => {
  const waiting = await portal.stripe.customers.create({ name: 'Mira & Co', address: { country: 'DE' } })
  const { items } = await portal.stripe.subscriptions.retrieve((await portal.buy()).subscription)
  const { id } = await portal.stripe.subscriptions.create({
    customer: waiting.id,
    items: [{ price: items.data[0]?.price.id ?? '' }],
    automatic_tax: { enabled: true },
    payment_behavior: 'default_incomplete',
  })
  const page = await pageOf(id)
  expect((await get(page)).text).toContain('Pay $17.85')
  await post(`${page}/pay`, { with: 'new-card', ...typed('4242424242424242') })
  const { text } = await get(page)
  expect(text).toMatch(
    /Mira &amp; Co.*1 × Membership.*\$15\.00.*Tax.*\$2\.85.*Total.*\$17\.85.*Paid on <time/s,
  )
  expect(text).not.toContain('<form')
})

it('is paid by the card on file, or by another', async () => {
  const [first, second] = [await overdue(), await overdue()]
  expect((await get(first.page)).text).toContain('role="alert">Your card was declined.')
  const paid = await post(`${first.page}/pay`, { with: 'card-on-file' })
  expect(paid).toMatchObject({ status: 303, location: new URL(first.page).pathname })
  await post(`${second.page}/pay`, { with: 'new-card', ...typed('5555555555554444') })
  for (const { subscription, page } of [first, second]) {
    expect(await portal.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' })
    expect((await get(page)).text).toContain('Paid on')
  }
})

it('says what the bank says, and keeps what was typed except the number', async () => {
  const { page, subscription } = await overdue()
  const refused = await post(`${page}/pay`, typed('4000000000009995'))
  expect(refused).toMatchObject({ status: 402, text: expect.stringContaining('insufficient funds') })
  expect(refused.text).toContain('value="12 / 34"')
  expect(refused.text).not.toContain('9995')
  expect((await post(`${page}/pay`, typed('4242424242424241'))).text).toContain(
    'Your card number is incorrect.',
  )
  expect(await portal.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'past_due' })
})

it.each([
  ['complete', 'Paid on', 'active'],
  ['fail', 'unable to authenticate', 'past_due'],
])('asks the owner where the bank wants that: %s', async (outcome, words, status) => {
  const { page, subscription } = await overdue()
  await post(`${page}/pay`, typed('4000 0027 6000 3184'))
  expect((await get(page)).text).toContain('Your bank wants to make sure it is you')
  await post(`${page}/bank`, { outcome })
  expect((await get(page)).text).toContain(words)
  expect(await portal.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status })
})

it('is paid once, though the button was pressed many times', async () => {
  const { page, customer } = await overdue()
  await Promise.all([1, 2, 3, 4].map(() => post(`${page}/pay`, { with: 'card-on-file' })))
  await post(`${page}/bank`, { outcome: 'complete' })
  const { data } = await portal.stripe.charges.list({ customer })
  expect(data.filter(({ paid }) => paid)).toHaveLength(2)
})

it('leads back to the visit that it was opened from, and to no other', async () => {
  const [mine, theirs] = [await overdue(), await portal.member()]
  const session = (url: string) => url.split('/').at(-1) ?? ''
  expect((await get(`${mine.page}?from=${session(mine.url)}`)).text).toContain('Back to billing')
  for (const from of [session(theirs.url), 'bps_nothing', '"><b>', ''])
    expect((await get(`${mine.page}?from=${from}`)).text).not.toContain('Back to billing')
})

it('comes as a PDF', async () => {
  const { subscription } = await portal.buy()
  const invoice = await invoiceOf(subscription)
  const { status, text, headers } = await get(invoice?.invoice_pdf ?? '')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toContain(`invoice-${invoice?.number}.pdf`)
  expect(text).toMatch(/^%PDF-1\.4/)
  for (const words of [`Invoice ${invoice?.number}`, 'Subtotal', 'Tax', '$15.00', 'Status: Paid on'])
    expect(text).toContain(words)
})
