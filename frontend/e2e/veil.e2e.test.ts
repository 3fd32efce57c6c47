import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { ADMIN_ENV, signInAsAdmin } from './visitor.ts'

const stage = openStage(ADMIN_ENV)

/** Headless browsers hide the scroll bars that most people see. */
async function showScrollBars(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScrollbarsHidden', { hidden: false })
}

const widthOfPage = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width)
const gutter = (page: Page) => page.screenshot({ clip: { x: 890, y: 300, width: 10, height: 10 } })

test.each([
  ['short', 2_000],
  ['long', 400],
])('a veil over a %s page moves nothing, and leaves no bright gutter', async (_, height) => {
  const { page } = await stage.visit()
  await showScrollBars(page)
  await page.setViewportSize({ width: 900, height })
  await signInAsAdmin(page, '/settings')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const [width, bright] = [await widthOfPage(page), await gutter(page)]
  expect(width).toBeLessThan(900)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await widthOfPage(page)).toBe(width)
  expect((await gutter(page)).equals(bright)).toBe(false)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await gutter(page)).equals(bright)).toBe(true)
})
