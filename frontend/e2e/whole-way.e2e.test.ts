import { until } from '@meridian/infra/testing/until'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import {
  chooseTier,
  expectAccessible,
  newestSubscription,
  payWith,
  register,
  renew,
  toast,
} from './visitor.ts'

const stage = openStage()

/** Whether the payment provider's script runs in the page. */
const hasProvider = (page: Page) => page.evaluate(() => 'Stripe' in window)

/** Comes back to the page once the server knows of this many failures. */
async function reloadAfter(page: Page, failures: number): Promise<void> {
  await until(
    async () => {
      const session: { paymentFailureCount: number } = await (await page.request.get('/api/session')).json()
      return session.paymentFailureCount === failures
    },
    { what: `${failures} failures` },
  )
  await page.reload()
}

test('a visitor is refused, pays with another card, is a member, and lives through four renewals', async () => {
  const { page, complaints } = await stage.visit()
  await page.goto('/')
  expect(await hasProvider(page)).toBe(false)
  await chooseTier(page, '/', 'pro')
  expect(await hasProvider(page)).toBe(true)
  await page.getByLabel('Email').fill('walker@example.org')
  await page.getByLabel('Username').fill('Walker')
  await payWith(page, { number: '4000000000009995' })
  await toast(page, 'Payment Failed').waitFor()
  await page.getByText('Your card has insufficient funds.').first().waitFor()
  expect([new URL(page.url()).pathname, await page.getByLabel('Email').inputValue()]).toEqual([
    '/checkout/pro',
    'walker@example.org',
  ])

  await payWith(page, { number: '4242424242424242' })
  await toast(page, 'Subscription Successful!').waitFor()
  await page.waitForURL('**/portal')
  await page.getByRole('tab', { name: 'Courses' }).waitFor()
  await toast(page, 'Subscription Successful!').waitFor()
  expect(await hasProvider(page)).toBe(false)
  await expectAccessible(page)

  const subscription = await newestSubscription(stage.copy())
  const banner = page.getByRole('region', { name: 'Payment warning' })
  await renew(stage.copy(), subscription, 'failed')
  // The page notices by itself.
  await banner.getByText('7 days remaining').waitFor({ timeout: 60_000 })
  await renew(stage.copy(), subscription, 'failed')
  await reloadAfter(page, 2)
  await banner.getByText('After 1 more failed attempt').waitFor()
  await renew(stage.copy(), subscription, 'failed')
  await reloadAfter(page, 3)
  await page.getByRole('heading', { name: 'Subscription Required' }).waitFor()
  await renew(stage.copy(), subscription, 'paid')
  await reloadAfter(page, 0)
  await page.getByRole('tab', { name: 'Courses' }).waitFor()
  expect(await banner.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('whoever turns back at the checkout is where they were, without the provider', async () => {
  const { page, complaints } = await stage.visit()
  await chooseTier(page, '/', 'basic')
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await hasProvider(page)).toBe(false)
  await page.goBack()
  await page.getByLabel('Card number').waitFor()
  await page.goBack()
  await page.locator('a[href="/checkout/basic"]').waitFor()
  expect(await hasProvider(page)).toBe(false)
  await page.goto('/checkout/nothing')
  await page.waitForURL(({ pathname }) => pathname === '/')
  await toast(page, 'Invalid Plan').waitFor()
  expect(complaints).toEqual([])
})

test('a browser that closes right after paying leaves an account and a mail that opens it', async () => {
  const { page } = await stage.visit()
  await chooseTier(page, '/', 'basic')
  await page.getByLabel('Email').fill('closer@example.org')
  await page.getByLabel('Username').fill('Closer')
  const paid = page.waitForResponse((answer) => answer.url().endsWith('/confirm') && answer.ok())
  await page.route('**/api/subscription-success', () => new Promise(() => {}))
  await payWith(page, { number: '4242424242424242' })
  await paid
  await page.context().close()

  const link = await until(
    async () => {
      const mails = (await stage.copy().sandbox.get('/control/mail?to=closer@example.org')).json<
        { text: string }[]
      >()
      return mails.map(({ text }) => /https?:\S+\/set-password#\S+/.exec(text)?.[0]).find(Boolean)
    },
    { what: 'the mail with the link' },
  )
  const { page: later } = await stage.visit()
  await later.goto(link)
  await later.getByLabel('Password', { exact: true }).fill('a password of mine')
  await later.getByLabel('Confirm Password', { exact: true }).fill('a password of mine')
  await later
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await later.waitForURL(/portal|dashboard/)
  await later.goto('/portal')
  await later.getByRole('tab', { name: 'Courses' }).waitFor()
})

test('a payment with the e-mail of an account signs nobody in', async () => {
  const { page: owner } = await stage.visit()
  await register(owner, 'Owner')

  const { page } = await stage.visit()
  await chooseTier(page, '/', 'basic')
  await page.getByLabel('Email').fill('owner@example.org')
  await page.getByLabel('Username').fill('Stranger')
  await payWith(page, { number: '4242424242424242' })
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
  await page.goto('/portal')
  await page.waitForURL('**/login**')
  expect((await page.request.get('/api/session')).status()).toBe(401)
})

test('asks the bank, where the bank wants to be asked', async () => {
  const { page } = await stage.visit()
  await chooseTier(page, '/', 'enterprise')
  await page.getByLabel('Email').fill('asked@example.org')
  await page.getByLabel('Username').fill('Asked')
  await payWith(page, { number: '4000002500003155' })
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await toast(page, 'Payment Failed').waitFor()
  await payWith(page, { number: '4000002500003155' })
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.waitForURL('**/portal')
  expect((await page.request.get('/api/session')).ok()).toBe(true)
})
