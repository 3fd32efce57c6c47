import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBy, setClock, stopClock, toastOf, toasts } from './said.ts'
import type { TextStage } from './text-stage.ts'

const shownNow = (page: Page) => toasts(page).count()

/** A failing login shows a toast, the same page with the next answer another one. */
async function refused(page: Page, words: string): Promise<void> {
  await answerBy(page, '/api/login', 401, words)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await toasts(page).getByText(words).waitFor()
}

/** At the login, where the code of toasts is loaded, with a clock that is put forward by hand. */
async function atLogin(stage: TextStage): Promise<Page> {
  const page = await stage.visitor()
  await setClock(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill('someone@example.org')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await refused(page, 'Before the clock stopped')
  await stopClock(page)
  return page
}

/** Pulls the toast to the right by so many pixels, and lets it go. */
async function pull(page: Page, pixels: number): Promise<void> {
  const box = await toasts(page).boundingBox()
  const { x, y } = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 }
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let at = 0; at <= pixels; at += 5) await page.mouse.move(x + at, y)
  await page.mouse.up()
  await page.mouse.move(5, 5)
}

/** How toasts come and go. */
export function testToasts(stage: TextStage): void {
  test('one toast at a time, for five seconds', async () => {
    const page = await atLogin(stage)
    await refused(page, 'The first words')
    await refused(page, 'The second words')
    expect(await toastOf(page)).toEqual(['Login Failed', 'The second words'])
    await page.clock.runFor(4_900)
    expect(await shownNow(page)).toBe(1)
    await page.clock.runFor(200)
    await expect.poll(() => shownNow(page)).toBe(0)
  })

  test('a toast goes by a swipe of 50 pixels to the right, and F8 leads to it', async () => {
    const page = await atLogin(stage)
    await refused(page, 'Hold on')
    await page.keyboard.press('F8')
    const viewport = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')
    await expect.poll(() => viewport.evaluate((list) => list === document.activeElement)).toBe(true)
    expect(await viewport.evaluate((list) => getComputedStyle(list).maxWidth)).toBe('420px')
    await pull(page, 40)
    expect(await shownNow(page)).toBe(1)
    await pull(page, 60)
    await expect.poll(() => shownNow(page)).toBe(0)
  })
}
