import { USERNAME_MAX_LENGTH } from '@meridian/contracts/values/text-lengths'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { translatePages } from './translated.ts'
import { chooseTier, payWith, register, toast } from './visitor.ts'

const stage = openStage()

const PASSWORD = 'correct horse'
/** The browser was faster than the start page's code, which draws it anew then: nobody loses anything. */
const DRAWN_ANEW = 'React error #418'

async function visitTranslated() {
  const { page, complaints } = await stage.visit()
  await translatePages(page)
  return { page, complaintsLeft: () => complaints.filter((complaint) => !complaint.includes(DRAWN_ANEW)) }
}

const untilTranslated = (page: Page) => page.locator('h1 font').first().waitFor()

test('a card is refused and another one pays where the browser translates the pages', async () => {
  const { page, complaintsLeft } = await visitTranslated()
  await chooseTier(page, '/', 'pro')
  await untilTranslated(page)
  await page.getByLabel('Email').fill('reader@example.org')
  await page.getByLabel('Username').fill('Reader')
  await payWith(page, { number: '4000000000009995' })
  await toast(page, 'Payment Failed').waitFor()
  const pay = page.getByRole('button', { name: /^Pay / })
  await pay.waitFor()
  expect(await pay.innerText()).toBe('Pay $499.00')
  await payWith(page, { number: '4242424242424242' })
  await page.waitForURL('**/portal')
  await page.getByRole('tab', { name: 'Courses' }).waitFor()
  expect(complaintsLeft()).toEqual([])
})

test('an account is opened, left, and found again where the browser translates the pages', async () => {
  const { page, complaintsLeft } = await visitTranslated()
  const email = await register(page, 'Opener', PASSWORD)
  await untilTranslated(page)
  await page.goto('/settings')
  await page.getByLabel('Username').fill('Opened')
  await page.getByRole('button', { name: 'Change name' }).click()
  await toast(page, 'Name Changed').waitFor()
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Invalid email or password').first().waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(complaintsLeft()).toEqual([])
})

test('what is wrong with a field is said anew where the browser has translated what was said before', async () => {
  const { page, complaintsLeft } = await visitTranslated()
  await page.goto('/register')
  await page.getByLabel('Username').fill('a')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Username must be at least').waitFor()
  await page.getByLabel('Username').fill('a'.repeat(USERNAME_MAX_LENGTH + 1))
  await page.getByText('Username must be at most').waitFor()
  expect(complaintsLeft()).toEqual([])
})
