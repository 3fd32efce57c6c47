import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { heldBack, setClock } from './said.ts'
import type { TextStage } from './text-stage.ts'

const CLOSED = 'An active membership is needed for this'
const NEEDS_MEMBERSHIP = 'Active membership required for Telegram channel access'
const DAY_MS = 86_400_000

/** Has the server see the person so from now on. */
export async function seenAs(page: Page, change: Partial<SessionUser>): Promise<void> {
  const answer = async (route: Route) => {
    const user: SessionUser = await (await route.fetch()).json()
    await route.fulfill({ json: { ...user, ...change } })
  }
  // The page asks now and then; what is under way when the browser closes is nobody's failure.
  await page.route('**/api/session', (route) => answer(route).catch(() => undefined))
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** What the portal shows, and to whom it opens. */
export function testPortal(stage: TextStage): void {
  test('without a membership there is the wall, with its two ways on', async () => {
    const page = await stage.guest('Waller')
    await page.goto('/admin')
    await page.getByText(NEEDS_MEMBERSHIP, { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Upgrade' }).isDisabled()).toBe(true)
    await page.getByText('Only staff can see this').first().waitFor()
    await page.getByRole('heading', { name: 'Platform management' }).waitFor()
    for (const path of ['/member-portal', '/portal']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Subscription Required' }).waitFor()
    }
    expect(await page.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/')
    await page.getByRole('button', { name: 'Sign in to a different account' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })

  test('the portal opens at the courses, has four tabs, and the way back', async () => {
    const page = await stage.member('Tabber')
    const letGo = await heldBack(page, '/api/notion/page-url')
    await page.goto('/portal')
    const open = page.getByRole('button', { name: 'Open Knowledge Hub' })
    await open.waitFor()
    expect(await open.isDisabled()).toBe(true)
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Courses', 'Telegram', 'Podcast', 'Map'])
    expect(await tab(page, 'Courses').getAttribute('aria-selected')).toBe('true')
    expect(await page.getByRole('link', { name: 'Back to Knowledge Hub' }).count()).toBe(0)
    letGo()
    await page
      .getByRole('link', { name: 'Open Knowledge Hub' })
      .or(page.getByText('Your page could not be looked up'))
      .waitFor()
    await tab(page, 'Podcast').click()
    await page.waitForURL('**/portal?tab=podcast')
    await page.getByRole('link', { name: 'Back to Knowledge Hub' }).click()
    await page.waitForURL('**/portal?tab=courses')
  })

  test('in the grace period the banner counts, and what is new stays locked', async () => {
    const page = await stage.member('Gracious')
    const gracePeriodEnd = new Date(Date.now() + 5.5 * DAY_MS).toISOString()
    await seenAs(page, { membershipStatus: 'payment_failed', paymentFailureCount: 2, gracePeriodEnd })
    await page.goto('/portal')
    const banner = page.getByRole('region', { name: 'Payment warning' })
    await banner.getByText('6 days remaining').waitFor()
    const said = await banner.innerText()
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(gracePeriodEnd))
    expect(said).toContain(date)
    expect(said).toContain('After 1 more failed attempt you lose access to Telegram and premium content.')
    expect(await page.getByRole('button', { name: 'Open Knowledge Hub' }).isDisabled()).toBe(true)
    await tab(page, 'Telegram').click()
    await page.getByText(NEEDS_MEMBERSHIP, { exact: true }).waitFor()
    await tab(page, 'Podcast').click()
    const feed = page.getByRole('button', { name: 'Copy RSS Feed' })
    await feed.waitFor()
    expect(await feed.isDisabled()).toBe(true)
  })
}

/** What the directory says to whom it does not open: at the address of staff the server's reason, at the members' what opens it. */
export function testClosedDirectories(stage: TextStage): void {
  test('the directories say why they are closed to whoever has no membership', async () => {
    const page = await stage.guest('Left Outside')
    await page.goto('/admin/members')
    await page.getByText(CLOSED, { exact: true }).waitFor()
    expect(await page.getByText('Members meet members').count()).toBe(0)
    await page.goto('/members')
    await page.getByText('Members meet members').waitFor()
    expect(await page.getByText(CLOSED).count()).toBe(0)
  })
}

/** What it shows while the knowledge hub is still being read. */
export function testEarlyPortal(stage: TextStage): void {
  test('who comes before the hub was read for the first time gets its button and its pages without coming again', async () => {
    const page = await stage.member('Early')
    const url = 'https://hub.example.org/pro'
    const answers = [{ status: 202, json: { pageUrl: null } }, { json: { pageUrl: url } }]
    const pages = [[], [{ id: '1', title: 'First Steps', level: 'Basic+', url }]]
    await setClock(page)
    await page.route('**/api/notion/page-url', (route) => route.fulfill(answers.shift()))
    await page.route('**/api/notion/pages', (route) => route.fulfill({ json: pages.shift() }))
    await page.goto('/portal')
    await page.getByText('being loaded for the first time').waitFor()
    await page.getByText('No pages yet').waitFor()
    expect(await page.getByRole('button', { name: 'Open Knowledge Hub' }).isDisabled()).toBe(true)
    await page.clock.fastForward(10_000)
    const link = page.getByRole('link', { name: 'Open Knowledge Hub' })
    await link.waitFor()
    expect([await link.getAttribute('href'), answers]).toEqual([url, []])
    expect(pages).toHaveLength(1)
    await page.clock.fastForward(30_000)
    await page.getByRole('link', { name: 'First Steps' }).waitFor()
  })
}
