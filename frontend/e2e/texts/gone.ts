import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilFocused } from '../visitor.ts'
import { answerBy, toasts } from './said.ts'
import type { TextStage } from './text-stage.ts'

/** Where the keyboard would go on, were the focus lost. */
const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Where the focus goes from what is pressed and then gone. */
export function testGone(stage: TextStage): void {
  test('a toast over a dialog is closed by a press on it, and the dialog stays as it is', async () => {
    const page = await stage.member('Presser')
    await page.goto('/member-map')
    await page.getByRole('button', { name: 'Update Location' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Location' })
    const values = { City: 'Lisbon', Country: 'Portugal', Latitude: '38.7', Longitude: '-9.1' }
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
    await answerBy(page, '/api/user/location', 503, 'Come back soon.')
    await dialog.getByRole('button', { name: 'Update Location' }).click()
    const cross = toasts(page).getByRole('button', { name: 'Close' })
    const { x = 0, y = 0, width = 0, height = 0 } = (await cross.boundingBox()) ?? {}
    await page.mouse.click(x + width / 2, y + height / 2)
    await toasts(page).waitFor({ state: 'detached' })
    expect(await dialog.getByLabel('City').inputValue()).toBe('Lisbon')
  })

  test('whoever tries again goes on from the page', async () => {
    const page = await stage.admin()
    await answerBy(page, '/api/tiers', 500, 'Out of order')
    await page.goto('/tiers')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/api/tiers')
    await again.press('Enter')
    await page.getByRole('heading', { name: 'Enterprise' }).waitFor()
    await untilFocused(page.getByRole('main'))
    expect(await isLost(page)).toBe(false)
  })

  test('whoever goes back to the courses goes on there', async () => {
    const page = await stage.member('Returner')
    await page.goto('/portal?tab=podcast')
    await page.getByRole('link', { name: 'Back to Knowledge Hub' }).press('Enter')
    await page.getByRole('link', { name: 'Back to Knowledge Hub' }).waitFor({ state: 'detached' })
    await untilFocused(page.getByRole('main'))
    expect(await isLost(page)).toBe(false)
  })

  test('whoever takes out a part of the start page goes on in its section', async () => {
    const page = await stage.admin()
    await page.goto('/admin/landing')
    await page.getByRole('button', { name: 'Remove number 2' }).press('Enter')
    await expect.poll(() => isLost(page)).toBe(false)
  })

  test('a number that cannot be an account is said at its field, which gets the focus', async () => {
    const page = await stage.member('Mistaker')
    await page.goto('/portal?tab=telegram')
    const id = page.getByLabel('Telegram user ID')
    await id.fill('@mistaker')
    await page.getByRole('button', { name: 'Link account' }).press('Enter')
    await untilFocused(id)
    expect(await id.getAttribute('aria-invalid')).toBe('true')
  })
}
