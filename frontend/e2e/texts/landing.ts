import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TextStage } from './text-stage.ts'

const PILLARS = ['Network', 'Courses', 'Meetup']
const TIERS = { Basic: '$199', Pro: '$499', Enterprise: '$999' }

/** The start page. */
export function testLanding(stage: TextStage): void {
  test('the start page says what it is, what it costs and where to go', async () => {
    const page = await stage.visitor()
    await page.goto('/')
    const header = page.getByRole('banner')
    await header.waitFor()
    expect(await header.getByRole('link', { name: 'Already a Member' }).getAttribute('href')).toBe('/login')
    expect(await header.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin')
    const join = page.getByRole('link', { name: 'Join for $499 a year' }).first()
    expect(await join.getAttribute('href')).toBe('/checkout-annual')
    await page.getByText('Tax calculated at checkout.').first().waitFor()
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    expect(await part('Three pillars').getByRole('term').allInnerTexts()).toEqual(PILLARS)
    expect(await part("What's inside").getByRole('listitem').count()).toBeGreaterThan(3)
    expect(await part('Five members, five ways to use it').getByRole('listitem').count()).toBe(5)
    expect(await part('About').innerText()).toContain('Meridian')
    for (const [tier, price] of Object.entries(TIERS)) {
      const offer = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: tier, exact: true }) })
      await offer.getByText(price, { exact: true }).waitFor()
      await offer.getByText('per year').waitFor()
    }
  })

  test('wherever the admin has written the mark of the name, the name is read', async () => {
    const marked = async (page: Page) =>
      page.route('**/api/landing', async (route) => {
        const content = (await (await route.fetch()).json()) as { hero: object }
        const hero = { ...content.hero, title: 'Welcome to {site}' }
        await route.fulfill({ json: { ...content, hero, closing: '{site} since 2026' } })
      })
    const admin = await stage.admin()
    await marked(admin)
    await admin.goto('/dashboard')
    await admin.getByText('Welcome to Meridian', { exact: true }).waitFor()
    // Not the page as the server draws it, but as a visit from another screen does.
    await admin.getByRole('link', { name: 'Preview', exact: true }).click()
    await admin.getByRole('heading', { name: 'Welcome to Meridian' }).waitFor()
    expect(await admin.getByText(/since 2026$/).innerText()).toBe('Meridian since 2026')
  })

  test('tiers that fail to load are asked for three more times, a second apart', async () => {
    const page = await stage.visitor()
    await page.clock.install()
    let asked = 0
    await page.route('**/api/membership-tiers', (route) => {
      asked += 1
      return route.fulfill({ status: 500, body: 'Not now' })
    })
    await page.goto('/')
    for (const times of [1, 2, 3, 4]) {
      await expect.poll(() => asked).toBeGreaterThanOrEqual(times)
      await page.clock.fastForward(1_000)
    }
    await page.getByText('The memberships could not be loaded').waitFor()
    await page.clock.fastForward(60_000)
    expect(asked).toBe(4)
  })
}
