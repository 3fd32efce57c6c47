import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../../testing/browser.ts'
import { type PortalFixture, startPortal } from './testing/start-portal.ts'

let portal: PortalFixture
let browser: Browser
beforeAll(async () => {
  portal = await startPortal()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await portal.stop()
})

/** A page in a browser that runs no scripts. */
async function open(url: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.keyboard.press('Enter')
}

test('changes card and plan, cancels and stays, without a script', async () => {
  const page = await open((await portal.member()).url)
  await page.getByRole('link', { name: 'Change card' }).click()
  await typeCard(page, '5555555555554444')
  await page.getByText('The new card is on file.').waitFor()
  await page.getByRole('link', { name: 'Change plan' }).click()
  await page.getByRole('link', { name: 'Choose Gold membership' }).click()
  await page.getByRole('button', { name: 'Pay $30.00 and change' }).click()
  await page.getByText('Your plan was changed.').waitFor()
  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByText('Your plan was cancelled.').waitFor()
  await page.getByRole('button', { name: 'Don’t cancel' }).click()
  await page.getByText('Your plan continues.').waitFor()
  await page
    .getByRole('link', { name: /^View invoice/ })
    .first()
    .click()
  await page.getByText('Paid on').waitFor()
  await page.getByRole('link', { name: 'Back to billing' }).click()
  expect(await page.getByText('Mastercard ending in 4444').count()).toBe(1)
})

test('takes a card past the bank, and leads back to the site', async () => {
  const { customer } = await portal.buy()
  const back = portal.receiver.url
  const page = await open(
    await portal.visit(customer, {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: back } },
    }),
  )
  await typeCard(page, '4000002760003184')
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.waitForURL(back)
  const expand = ['invoice_settings.default_payment_method']
  expect(await portal.stripe.customers.retrieve(customer, { expand })).toMatchObject({
    invoice_settings: { default_payment_method: { card: { last4: '3184' } } },
  })
})
