import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow, heldBack } from './said.ts'
import type { TextStage } from './text-stage.ts'

/** Every screen for visitors, and what its document is called. */
const OPEN_SCREENS = {
  '/': 'A club for people who build, wherever they are',
  '/login': 'Sign in',
  '/register': 'Create your account',
  '/checkout/pro': 'Checkout',
  '/checkout-annual': 'Checkout',
  '/forgot-password': 'Forgot your password?',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/no/such/page': 'Page Not Found',
}

/** Every screen for people who are signed in. */
const SCREENS = {
  '/portal': 'Member portal',
  '/member-portal': 'Member portal',
  '/member-map': 'Global Network',
  '/dashboard': 'Dashboard',
  '/admin': 'Admin dashboard',
  '/admin/members': 'Members',
  '/admin/integrations': 'Integrations',
  '/integrations': 'Integrations',
  '/admin/notion-harvest': 'Content distribution',
  '/notion-harvest': 'Content distribution',
  '/test-notion': 'Notion connection',
  '/members': 'Members',
  '/tiers': 'Membership Tiers',
  '/analytics': 'Analytics',
  '/settings': 'Settings',
  '/referrals': 'Invite',
  '/admin/queues': 'Queues',
  '/admin/dunning': 'Grace policy',
  '/admin/podcast': 'Podcast',
  '/admin/landing': 'Landing page',
}

/** Has the browser remember the person otherwise than the server does. */
async function store(page: Page, change: Partial<SessionUser>): Promise<void> {
  await page.evaluate((old) => {
    const user: object = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, ...old }))
  }, change)
}

/** What documents of screens are called, by their paths. */
async function titlesOf(page: Page, screens: Record<string, string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [path, title] of Object.entries(screens)) {
    await follow(page, path)
    await page
      .waitForFunction((wanted) => document.title.replace(/\s/g, ' ') === wanted, `${title} · Meridian`)
      .catch(() => undefined)
    found[path] = (await page.title()).replace(/\s/g, ' ').replace(/ · Meridian$/, '')
  }
  return found
}

/** Which screens there are, what they are called, and who is led elsewhere. */
export function testScreens(stage: TextStage): void {
  test('every screen for visitors has its path and its name', async () => {
    const page = await stage.visitor()
    await page.goto('/terms')
    expect(await titlesOf(page, OPEN_SCREENS)).toEqual(OPEN_SCREENS)
  })

  test('every screen for signed-in people has its path and its name', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    expect(await titlesOf(page, SCREENS)).toEqual(SCREENS)
  })

  test('visitors of those are led to the login, and back', async () => {
    const page = await stage.visitor()
    await page.goto('/terms')
    const led: Record<string, string> = {}
    for (const path of Object.keys(SCREENS)) {
      await follow(page, path)
      await page.waitForURL('**/login?next=**')
      led[path] = new URL(page.url()).searchParams.get('next') ?? ''
      await follow(page, '/terms')
    }
    expect(led).toEqual(Object.fromEntries(Object.keys(SCREENS).map((path) => [path, path])))
  })

  test('what was stored of a person leads nobody elsewhere before the server has said who it is', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    for (const old of [{ role: 'member' }, { secondFactorRequired: true }] as const) {
      await store(page, old)
      const letAnswer = await heldBack(page, '/api/session')
      await page.goto('/dashboard')
      await page.getByRole('navigation', { name: 'Shortcuts' }).waitFor()
      expect(await page.getByRole('heading', { name: 'Recent Members' }).count()).toBe(0)
      letAnswer()
      await page.getByRole('heading', { name: 'Recent Members' }).waitFor()
      await page.unroute('**/api/session')
    }
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })

  test('a page that is not there says so, and that the router does not know it', async () => {
    const page = await stage.visitor()
    await page.goto('/no/such/page')
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    const hint = page.getByText('did you forget to add the page to the router?')
    await hint.waitFor()
    expect(await hint.count()).toBe(1)
  })
}
