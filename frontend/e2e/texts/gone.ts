import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilFocused } from '../visitor.ts'
import { answerBy, toasts } from './said.ts'
import type { TextStage } from './text-stage.ts'

/** Where the keyboard would go on, were the focus lost. */
const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Somebody new who has written down where they are, and not sent it yet. */
async function atOwnPlace(stage: TextStage, name: string) {
  const page = await stage.member(name)
  await page.goto('/member-map')
  await page.getByRole('button', { name: 'Update Location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Location' })
  const values = { City: 'Lisbon', Country: 'Portugal', Latitude: '38.7', Longitude: '-9.1' }
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
  return { page, dialog, update: dialog.getByRole('button', { name: 'Update Location' }) }
}

/** Presses the cross of the toast, or whatever else gets a press at that place. */
async function pressCross(page: Page): Promise<void> {
  const cross = toasts(page).getByRole('button', { name: 'Close', includeHidden: true })
  const { x = 0, y = 0, width = 0, height = 0 } = (await cross.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
  await toasts(page).waitFor({ state: 'detached' })
}

/** Where the focus goes from what is pressed and then gone. */
export function testGone(stage: TextStage): void {
  test('a toast over a dialog is closed by a press on it, and the dialog stays as it is', async () => {
    const { page, dialog, update } = await atOwnPlace(stage, 'Presser')
    await answerBy(page, '/api/user/location', 503, 'Come back soon.')
    await update.click()
    await pressCross(page)
    expect(await dialog.getByLabel('City').inputValue()).toBe('Lisbon')
  })

  test('so is one that was there before the dialog', async () => {
    const { page, dialog, update } = await atOwnPlace(stage, 'Forerunner')
    await update.click()
    // A toast waits for as long as somebody points at it.
    await toasts(page).hover()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Update Location' }).press('Enter')
    await dialog.getByLabel('City').fill('Porto')
    await pressCross(page)
    expect(await dialog.getByLabel('City').inputValue()).toBe('Porto')
  })

  test('whoever tries again goes on from the page', async () => {
    const page = await stage.sharedAdmin()
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
    const page = await stage.sharedAdmin()
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
