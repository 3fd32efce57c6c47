import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, type Pages, startPages } from '../../console/testing/start-pages.ts'
import { post, typed } from './testing/browse.ts'
import { type PortalFixture, portalOn } from './testing/start-portal.ts'

const LONG = `${'Longwordedness'.repeat(6)} <b>bold</b>`

let pages: Pages
let portal: PortalFixture
let addresses: string[]
beforeAll(async () => {
  pages = await startPages()
  portal = await portalOn(pages.fixture)
  addresses = await addressesOfAll()
})
afterAll(() => pages.stop())

/** Every kind of page, in every state that looks different. */
async function addressesOfAll(): Promise<string[]> {
  const { stripe } = portal
  const [fine, overdue, leaving] = [await portal.member(), await portal.member(), await portal.member()]
  await stripe.customers.update(fine.customer, { name: LONG })
  await portal.control('renew', { subscriptionId: overdue.subscription, outcome: 'failed' })
  await stripe.subscriptions.update(leaving.subscription, { cancel_at_period_end: true })
  const asked = await post(`${fine.url}/card`, typed('4000002760003184'))
  const open = (await stripe.invoices.list({ subscription: overdue.subscription })).data[0]
    ?.hosted_invoice_url
  const paid = (await stripe.invoices.list({ subscription: fine.subscription })).data[0]?.hosted_invoice_url
  const plan = `${fine.url}/subscriptions/${fine.subscription}`
  const all = [
    `${fine.url}?done=card`,
    overdue.url,
    leaving.url,
    `${fine.url}/card`,
    new URL(asked.location, fine.url).href,
    `${plan}/plan`,
    `${plan}/plan/${portal.dearer.id}`,
    `${plan}/cancel`,
    open ?? '',
    paid ?? '',
    `${fine.url}/nothing`,
  ]
  return all.map((address) => new URL(address).pathname + new URL(address).search)
}

/** On a busy machine so many pages take their time. */
const PATIENCE = 180_000

const LOOKS: Look[] = [
  { width: 360, scheme: 'light' },
  { width: 1_440, scheme: 'dark' },
]

test.each(LOOKS)(
  'has nothing for axe to find fault with, and fits, at $width px in the $scheme',
  async (look) => {
    for (const address of addresses) {
      const page = await pages.open(address, look)
      expect((await new AxeBuilder({ page }).analyze()).violations, address).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth'), address).toBe(look.width)
      await page.close()
    }
  },
  PATIENCE,
)

test('has nothing for axe to find fault with where a card is wrong', async () => {
  const page = await pages.open(addresses[3] ?? '')
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByText('Enter the whole card number.').waitFor()
  await page.locator('#number:focus').waitFor()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('shows what strangers wrote as text', async () => {
  const { url, customer } = await portal.member()
  await portal.stripe.customers.update(customer, { email: '<script>document.title=1</script>' })
  const page = await pages.open(new URL(url).pathname)
  expect(await page.getByText('<script>document.title=1</script>').count()).toBe(1)
  expect(await page.title()).toBe('Billing · Sandbox billing')
})
