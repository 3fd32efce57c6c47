import { expect, test } from 'vitest'
import { isOnTop } from '../on-top.ts'
import { payWith, untilFocused } from '../visitor.ts'
import { toasts } from './said.ts'
import type { TextStage } from './text-stage.ts'

const SCREEN = { width: 360, height: 740 }

/** A toast is as wide as a phone: what it lies over cannot be pressed. */
export function testToastsOnAPhone(stage: TextStage): void {
  test('on a phone, a toast about a refused card leaves the button that pays free', async () => {
    const page = await stage.visitor()
    await page.setViewportSize(SCREEN)
    await page.goto('/checkout/pro')
    await page.getByLabel('Email').fill('thumb@example.org')
    await page.getByLabel('Username').fill('Thumb')
    await payWith(page, { number: '4000000000009995' })
    await toasts(page).getByText('Payment Failed').waitFor()
    const pay = page.getByRole('button', { name: /^Pay / })
    await pay.waitFor()
    expect(await pay.evaluate(isOnTop)).toBe(true)
    expect(await toasts(page).getByText('Payment Failed').isVisible()).toBe(true)
  })

  test('nor does it lie over a button at the top that has the focus', async () => {
    const page = await stage.member('Thumbed')
    await page.setViewportSize(SCREEN)
    await page.goto('/member-map')
    const open = page.getByRole('button', { name: 'Update Location' })
    await open.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('City').fill('Oslo')
    await dialog.getByLabel('Country').fill('Norway')
    await dialog.getByLabel('Latitude').fill('59.9')
    await dialog.getByLabel('Longitude').fill('10.7')
    await dialog.getByRole('button', { name: 'Update Location' }).click()
    await toasts(page).getByText('Location updated successfully').waitFor()
    await untilFocused(open)
    expect(await open.evaluate(isOnTop)).toBe(true)
  })
}
