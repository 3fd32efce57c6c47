import { AxeBuilder } from '@axe-core/playwright'
import type { StartedCopy } from '@meridian/infra/testing/started-copy'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'

interface Card {
  number: string
}

/** The card form of the provider, filled as a person would, and sent. */
export async function payWith(page: Page, { number }: Card): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 39')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('ZIP code').fill('94107')
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** From the first page to the card form of a tier. */
export async function chooseTier(page: Page, url: string, tier: string): Promise<void> {
  await page.goto(url)
  await page.locator(`a[href="/checkout/${tier}"]`).click()
  await page.getByLabel('Card number').waitFor()
}

/** Buys a tier as somebody new, who is in the portal then. */
export async function becomeMember(page: Page, tier: string, name: string): Promise<void> {
  await chooseTier(page, '/', tier)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel('Username').fill(name)
  await payWith(page, { number: '4242424242424242' })
  await page.waitForURL('**/portal')
}

/** The one toast that is shown. */
export function toast(page: Page, title: string) {
  return page.getByText(title, { exact: true }).first()
}

/** A page in a browser that knows nobody; what it says on its console that it should not is collected. */
export async function openVisit(
  browser: Browser,
  url: string,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // Refusals that the walk provokes are reported by the browser as well.
    if (message.type() === 'error' && !message.text().includes('status of 4')) complaints.push(message.text())
  })
  return { page, complaints }
}

/** Nothing on the page breaks a rule of WCAG 2.2 AA that can be checked by machine. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`),
    })),
  ).toEqual([])
}

const WIDTHS = [1440, 360]
const SCHEMES = ['light', 'dark'] as const

/** Nor does it on small and big screens, in both themes. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Starts a copy whose admin can sign in here. */
export const ADMIN_ENV = { ADMIN_PASSWORD: 'admin-password' }

/** Signs the admin in and goes on to the screen at that path. */
export async function signInAsAdmin(page: Page, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill('admin@meridian.example')
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_ENV.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`**${next}`)
}

/** The subscription that was made last. */
export async function newestSubscription({ sandbox }: StartedCopy): Promise<string> {
  const all = (await sandbox.get('/control/stripe/subscriptions')).json<{ id: string }[]>()
  return all.at(-1)?.id ?? ''
}

/** Bills the next year of a subscription, or tries the open invoice again. */
export async function renew(
  { sandbox }: StartedCopy,
  subscriptionId: string,
  outcome: 'paid' | 'failed',
): Promise<void> {
  const answer = await sandbox.post('/control/stripe/renew', { subscriptionId, outcome })
  expect(answer.status, answer.text).toBe(200)
}
