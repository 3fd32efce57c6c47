import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBy } from './said.ts'
import type { TextStage } from './text-stage.ts'

const linksOf = async (page: Page, name: string): Promise<Record<string, string | null>> => {
  const links = await page.getByRole('navigation', { name }).getByRole('link').all()
  return Object.fromEntries(
    await Promise.all(links.map(async (link) => [await link.innerText(), await link.getAttribute('href')])),
  )
}

/** The bar and the panel around every screen. */
export function testFrame(stage: TextStage): void {
  test('signed out, the bar leads to the login and to the registration, and there is no panel', async () => {
    const page = await stage.visitor()
    await page.goto('/no/such/page')
    const bar = page.getByRole('banner')
    expect(await bar.getByRole('link', { name: 'Login', exact: true }).getAttribute('href')).toBe('/login')
    expect(await bar.getByRole('link', { name: 'Sign Up', exact: true }).getAttribute('href')).toBe(
      '/register',
    )
    expect(await bar.getByRole('link', { name: 'Meridian' }).getAttribute('href')).toBe('/')
    expect(await page.getByRole('complementary', { name: 'Side panel' }).count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
  })

  test('signed in, the bar has its links, the bell and the menu', async () => {
    const page = await stage.guest('Ada Lovelace')
    await page.goto('/integrations')
    await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor()
    expect(await linksOf(page, 'Shortcuts')).toEqual({
      ...{ Dashboard: '/dashboard', Members: '/members', Integrations: '/integrations' },
    })
    const current = page.getByRole('navigation', { name: 'Shortcuts' }).locator('[aria-current=page]')
    expect(await current.allInnerTexts()).toEqual(['Integrations'])
    const dot = page.getByRole('button', { name: /^Notifications/ }).locator('span')
    expect(await dot.evaluate((span) => getComputedStyle(span).backgroundColor)).toMatch(
      /^oklch\(0\.\d+ 0\.\d+ 2\d/,
    )
    const avatar = page.getByRole('button', { name: 'Account of Ada Lovelace' })
    expect(await avatar.innerText()).toBe('AL')
    await avatar.click()
    const menu = page.getByRole('menu')
    await menu.getByText('ada.lovelace@example.org').waitFor()
    await menu.getByText('Ada Lovelace', { exact: true }).waitFor()
    await menu.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
  })

  test('the panel has its entries, its marks and the box of the plan; small screens have none', async () => {
    const page = await stage.admin()
    await answerBy(page, '/api/analytics', 200, '{"memberCount":127}')
    await page.goto('/settings')
    const panel = page.getByRole('complementary', { name: 'Side panel' })
    const entry = (name: string) => panel.getByRole('link', { name })
    await entry('Members 127 members').waitFor()
    const places = ['Dashboard', 'Members', 'Membership Tiers', 'Integrations', 'Analytics', 'Settings']
    expect(await Promise.all(places.map((name) => entry(name).first().getAttribute('href')))).toEqual([
      ...['/dashboard', '/members', '/tiers', '/integrations', '/analytics', '/settings'],
    ])
    await panel.getByTitle('active').waitFor()
    const box = panel.getByRole('region', { name: 'Pro Plan' })
    await box.getByText('Unlimited members & integrations', { exact: true }).waitFor()
    const manage = box.getByRole('link', { name: 'Manage Plan', exact: true })
    expect(await manage.getAttribute('href')).toBe('/portal?tab=subscription')
    await page.setViewportSize({ width: 800, height: 900 })
    await panel.waitFor({ state: 'hidden' })
  })
}
