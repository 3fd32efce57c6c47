import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../visitor.ts'
import { answerBy, heldBack } from './said.ts'
import type { TextStage } from './text-stage.ts'

const FIGURES = {
  ...{ memberCount: 1_127, monthlyRevenue: 54_321.4, conversionRate: 23.04 },
  ...{ activeIntegrations: 3, totalIntegrations: 4 },
  before: { memberCount: 1_006, monthlyRevenue: 50_000, conversionRate: 20 },
  changes: { memberCount: 12, monthlyRevenue: 8, conversionRate: 23 },
}

const DAY_MS = 86_400_000

const recent = (place: number) => ({
  id: `7b0c8a0e-2f7c-4a63-9d0e-0d5f6f0b9a1${place}`,
  username: `Recent ${place}`,
  email: `recent${place}@example.org`,
  membershipTier: 'enterprise',
  joinedAt: new Date(Date.now() - 3 * DAY_MS - 60_000).toISOString(),
})

const cardsOf = (page: Page) => page.getByRole('main').locator('dl').first().locator(':scope > *')

/** The dashboard's figures and people. */
export function testFigures(stage: TextStage): void {
  test('four cards and three rows stand in grey until they are there', async () => {
    const page = await stage.sharedAdmin()
    const letFigures = await heldBack(page, '/api/analytics')
    const letRecent = await heldBack(page, '/api/recent-members')
    await page.goto('/dashboard')
    await page.getByText('Loading the figures').waitFor({ state: 'attached' })
    expect(await page.locator('main dl[aria-hidden] > *').count()).toBe(4)
    const rows = page.getByText('Loading recent members').locator('xpath=following-sibling::*')
    expect(await rows.count()).toBe(3)
    letFigures()
    letRecent()
    await expect.poll(() => cardsOf(page).count()).toBe(4)
    expect(await page.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/admin/members')
    await page.getByText(/^\d+ (people have|person has) an account$/).waitFor()
  })

  test('the cards and the people are worded', async () => {
    const page = await stage.sharedAdmin()
    await answerBy(page, '/api/analytics', 200, JSON.stringify(FIGURES))
    await answerBy(page, '/api/recent-members', 200, JSON.stringify([0, 1, 2, 3, 4, 5].map(recent)))
    await page.goto('/dashboard')
    await page.getByText('Recent 5', { exact: true }).waitFor()
    await page.getByText('$54,321').waitFor()
    const said = (await cardsOf(page).allInnerTexts()).map((text) =>
      text.split('\n').filter(Boolean).slice(0, 3),
    )
    expect(said).toEqual([
      ['Members', '1,127', '+12%'],
      ['Monthly revenue', '$54,321', '+8%'],
      ['Conversion rate', '23.0%', '+23%'],
      ['Active integrations', '3', '3/4'],
    ])
    const rows = page.getByRole('listitem').filter({ hasText: /^R\d/ })
    const colours = await rows
      .locator('span')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(new Set(colours.slice(0, 5)).size).toBe(5)
    expect(colours[5]).toBe(colours[0])
    expect((await rows.first().innerText()).split('\n').filter(Boolean)).toEqual([
      ...['R0', 'Recent 0', 'recent0@example.org', 'Enterprise', '3 days ago'],
    ])
    await page.getByRole('heading', { name: 'Recent Members', exact: true }).waitFor()
  })

  test('no figures, no cards; the preview shows its example prices and leads on', async () => {
    const page = await stage.sharedAdmin()
    await answerBy(page, '/api/analytics', 200, 'null')
    await page.goto('/dashboard')
    await page.getByText('$9', { exact: true }).waitFor()
    // What stands for the cards until the figures are there has their words, unseen.
    await page.getByText('Loading the figures').waitFor({ state: 'detached' })
    expect(await page.getByRole('main').getByText('Monthly revenue').count()).toBe(0)
    for (const price of ['$9', '$29', '$99']) await page.getByText(price, { exact: true }).waitFor()
    expect(await page.getByText('per month').count()).toBe(3)
    expect(await page.getByRole('link', { name: 'Preview', exact: true }).getAttribute('href')).toBe('/')
    await page.getByRole('heading', { name: 'Telegram channel' }).waitFor()
  })
}

/** The list of members. */
export function testMembersList(stage: TextStage): void {
  test('the list of members names everybody, and says when there is nobody', async () => {
    const page = await stage.sharedAdmin()
    await page.goto('/admin/members')
    await page.getByText(/^\d+ people in total$|^1 person in total$/).waitFor()
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['Member', 'Tier', 'Status', 'Joined', 'Last active'],
    ])
    await page.getByLabel('Search').fill('nobody is called this')
    await page.keyboard.press('Enter')
    await page.getByText('No members found', { exact: true }).waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
  })

  test('a table that is wider than its window is scrolled by the keyboard', async () => {
    const page = await stage.sharedAdmin()
    await page.setViewportSize({ width: 640, height: 900 })
    await page.goto('/admin/members')
    const table = page.getByRole('region', { name: 'Members', exact: true })
    const hidden = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(hidden).toBeGreaterThan(0)
    await table.focus()
    // A busy browser that has not drawn the table yet misses a key; whoever sees nothing move presses again.
    const scrolled = async () => {
      await page.keyboard.press('ArrowRight')
      return table.evaluate(({ scrollLeft }) => scrollLeft)
    }
    await expect.poll(scrolled).toBeGreaterThan(0)
    expect(await table.evaluate((region) => region === document.activeElement)).toBe(true)
    await expectAccessible(page)
  })
}
