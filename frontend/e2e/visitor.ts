import type { Setup } from '@meridian/infra/simulation/buyer'
import { createBuyer } from '@meridian/infra/simulation/buyer'
import { payByCard } from '@meridian/infra/simulation/card'
import type { StartedCopy } from '@meridian/infra/testing/started-copy'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findFaintTexts, findViolations } from './axe.ts'

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

/**
 * Buys a tier as somebody new, by the calls that the checkout makes: its screens have walks of their own. The
 * provider's stand-in listens next to the app. Ends in the portal.
 */
export async function becomeMember(page: Page, tier: string, name: string): Promise<void> {
  const person = { username: name, email: `${name.toLowerCase()}@example.org` }
  const begun = await page.request.post('/api/create-guest-subscription', { data: { tierId: tier } })
  const setup: Setup = await begun.json()
  const { protocol, hostname, port } = new URL(begun.url())
  const stripeUrl = `${protocol}//${hostname}:${Number(port) + 1}/stripe`
  await payByCard({ ...setup, stripeUrl, email: person.email })
  const { subscriptionId, customerId } = setup
  const done = await page.request.post('/api/subscription-success', {
    data: { subscriptionId, customerId, ...person },
  })
  expect(done.status(), await done.text()).toBe(200)
  await page.goto('/portal')
  await page.getByRole('tablist').waitFor()
}

/** The one toast that is shown. */
export function toast(page: Page, title: string) {
  return page.getByText(title, { exact: true }).first()
}

/** Opens an account, as somebody with an address made of the name; answers that. Ends signed in. */
export async function register(page: Page, name: string, password = 'correct horse'): Promise<string> {
  const email = `${name.toLowerCase()}@example.org`
  await page.goto('/register')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await toast(page, 'Account Created!').waitFor()
  return email
}

/** A page, and what it says on its console that it should not. */
export interface Visit {
  page: Page
  complaints: string[]
}

/** A page in a browser that knows nobody. */
export async function openVisit(
  browser: Browser,
  url: string,
  device: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    ...device,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // Refusals that the walk provokes are reported by the browser as well.
    if (message.type() === 'error' && !message.text().includes('status of 4')) complaints.push(message.text())
  })
  return { page, complaints }
}

/** A page of somebody new who has bought a membership already, by the same calls as the screens make. */
export async function openMember(
  browser: Browser,
  { url, sandboxUrl }: Pick<StartedCopy, 'url' | 'sandboxUrl'>,
  { name, tier, ...device }: BrowserContextOptions & { name: string; tier: string },
): Promise<Visit> {
  const person = { username: name, email: `${name.toLowerCase()}@example.org` }
  const buyer = createBuyer({ app: url, stripe: `${sandboxUrl}/stripe` }, person)
  await buyer.buy(tier)
  const visit = await openVisit(browser, url, device)
  const cookies = buyer.browser.cookie().split('; ')
  await visit.page.context().addCookies(
    cookies.map((pair) => {
      const [cookie = '', value = ''] = pair.split('=')
      return { name: cookie, value, url }
    }),
  )
  return visit
}

/** A window that closes gives the focus back a moment after it has gone. Throws when it does not come. */
export function untilFocused(target: Locator): Promise<void> {
  return target.and(target.page().locator(':focus')).waitFor()
}

/** The same, and it can be seen where it is. */
export async function untilFocusedInView(target: Locator): Promise<void> {
  await untilFocused(target)
  const { y = -1, height = 0 } = (await target.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(target.page().viewportSize()?.height ?? 0)
}

/** Nothing on the page breaks a rule of WCAG 2.2 AA that can be checked by machine. What is just fading in is there at once then. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await findViolations(page)).toEqual([])
}

/** Nor does it on small and big screens, in both themes. The theme changes colours only: contrast is all there is to look at again. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await findFaintTexts(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
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
