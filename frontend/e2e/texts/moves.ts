import { expect, test } from 'vitest'
import { untilFocused } from '../visitor.ts'
import { heldBack } from './said.ts'
import type { TextStage } from './text-stage.ts'

/** What those hear and find who go from screen to screen without seeing it. */
export function testMoves(stage: TextStage): void {
  test('a change of screen is announced, and the keyboard goes on at its content', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    const panel = page.getByRole('complementary', { name: 'Side panel' })
    await panel.getByRole('link', { name: 'Integrations' }).press('Enter')
    await page.getByRole('status').getByText('Integrations', { exact: true }).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.localName)
    expect([await focused(), await page.title()]).toEqual(['main', 'Integrations · Meridian'])
  })

  test('the first stop of the keyboard leads past the navigation', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Skip to content' }).waitFor()
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
