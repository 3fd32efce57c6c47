import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilFocused } from '../visitor.ts'
import { heldBack } from './said.ts'
import type { TextStage } from './text-stage.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Side panel' })
const announced = (page: Page, title: string) => page.getByRole('status').getByText(title, { exact: true })

/** As high as every button, in pixels. */
const BUTTON_HEIGHT = 44

/** What those hear and find who go from screen to screen without seeing it. */
export function testMoves(stage: TextStage): void {
  test('a change of screen is announced, and the keyboard goes on at its content', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await panelOf(page).getByRole('link', { name: 'Integrations' }).press('Enter')
    await announced(page, 'Integrations').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.localName)
    expect([await focused(), await page.title()]).toEqual(['main', 'Integrations · Meridian'])
  })

  test('the first stop of the keyboard leads past the navigation', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await skip.waitFor()
    expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(BUTTON_HEIGHT)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
  })

  test('a button keeps the focus while what it opens is on its way, and then hands it on', async () => {
    const page = await stage.guest('Slow Line')
    const letThrough = await heldBack(page, '/assets/account-menu-*.js')
    await page.goto('/settings')
    const avatar = page.getByRole('button', { name: 'Account of Slow Line' })
    await avatar.press('Enter')
    await untilFocused(avatar)
    expect(await avatar.getAttribute('aria-expanded')).toBe('false')
    letThrough()
    await page.locator('[role=menu]:focus-within').waitFor()
    await page.keyboard.press('Escape')
    await untilFocused(avatar)
  })
}

/** Where the focus is while a screen is still on its way, and once it has come. */
export function testKeptFocus(stage: TextStage): void {
  test('whoever moves on while a screen is still on its way stays there, and hears of it all the same', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    const link = (name: RegExp) => panelOf(page).getByRole('link', { name })
    const letIntegrationsCome = await heldBack(page, '/assets/integrations-screen-*.js')
    await link(/^Integrations/).press('Enter')
    const avatar = page.getByRole('button', { name: /^Account of/ })
    await avatar.press('Enter')
    const inMenu = page.locator('[role=menu]:focus-within')
    await inMenu.waitFor()
    letIntegrationsCome()
    await announced(page, 'Integrations').waitFor()
    expect(await inMenu.count()).toBe(1)
    await page.keyboard.press('Escape')
    await untilFocused(avatar)

    const letTiersCome = await heldBack(page, '/assets/tiers-screen-*.js')
    await link(/^Membership Tiers/).press('Enter')
    await page.keyboard.press('Shift+Tab')
    letTiersCome()
    await announced(page, 'Membership Tiers').waitFor()
    await untilFocused(link(/^Members\b/))
  })

  test('so does who opens the navigation of a small screen', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    await page.setViewportSize({ width: 800, height: 900 })
    const letAnalyticsCome = await heldBack(page, '/assets/analytics-screen-*.js')
    const navigation = page.getByRole('dialog', { name: 'Navigation' })
    const opener = page.getByRole('button', { name: 'Open navigation' })
    await opener.press('Enter')
    await navigation.getByRole('link', { name: 'Analytics' }).press('Enter')
    await untilFocused(opener)
    await opener.press('Enter')
    await page.locator('[role=dialog]:focus-within').waitFor()
    letAnalyticsCome()
    await announced(page, 'Analytics').waitFor()
    expect(await page.locator('[role=dialog]:focus-within').count()).toBe(1)
  })

  test('a menu that leads elsewhere gives the focus back, and the screen takes it when it comes', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    const letCome = await heldBack(page, '/assets/referrals-screen-*.js')
    const account = page.getByRole('button', { name: /^Account of/ })
    await account.press('Enter')
    await page.getByRole('menuitem', { name: 'Invite' }).press('Enter')
    await untilFocused(account)
    letCome()
    await announced(page, 'Invite').waitFor()
    await untilFocused(page.getByRole('main'))
    expect(new URL(page.url()).pathname).toBe('/referrals')
  })
}

/** Where the focus goes from the drawer of small screens. */
export function testDrawer(stage: TextStage): void {
  test('a screen that is there at once keeps the focus when the navigation of a small screen closes', async () => {
    const page = await stage.sharedAdmin()
    await page.goto('/settings')
    await page.setViewportSize({ width: 800, height: 900 })
    const navigation = page.getByRole('dialog', { name: 'Navigation' })
    for (const name of ['Analytics', 'Settings', 'Analytics']) {
      await page.getByRole('button', { name: 'Open navigation' }).press('Enter')
      await navigation.getByRole('link', { name }).press('Enter')
      await announced(page, name).waitFor()
      await navigation.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('main:focus').count(), { message: name }).toBe(1)
    }
  })
}
