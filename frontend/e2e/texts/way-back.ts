import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inTwoPages } from './paging.ts'
import type { TextStage } from './text-stage.ts'

const placeOf = (page: Page) => page.evaluate(() => scrollY)

/** Where on a screen somebody is who comes back to it. */
export function testPlaces(stage: TextStage): void {
  test('who comes back to a long list is where they were; a screen that is gone to begins at its top', async () => {
    const page = await stage.sharedAdmin()
    await inTwoPages(page)
    await page.goto('/admin/members')
    const entry = page.getByRole('link', { name: 'Early 25' })
    await entry.scrollIntoViewIfNeeded()
    const place = await placeOf(page)
    expect(place).toBeGreaterThan(300)
    await entry.click()
    const whole = page.getByRole('link', { name: 'All members' })
    await whole.waitFor()
    await expect.poll(() => placeOf(page)).toBe(0)
    await page.goBack()
    await entry.waitFor()
    await expect.poll(() => placeOf(page)).toBe(place)
    await page.goForward()
    await whole.click()
    await entry.waitFor()
    await expect.poll(() => placeOf(page)).toBe(0)
  })

  test('so is who comes back to the start page', async () => {
    const page = await stage.visitor()
    await page.goto('/')
    await page.getByRole('link', { name: 'Choose Pro' }).waitFor()
    const terms = page.getByRole('link', { name: 'Terms' })
    await terms.scrollIntoViewIfNeeded()
    const place = await placeOf(page)
    expect(place).toBeGreaterThan(300)
    await terms.click()
    await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor()
    await expect.poll(() => placeOf(page)).toBe(0)
    await page.goBack()
    await terms.waitFor()
    await expect.poll(() => placeOf(page)).toBe(place)
  })
}
