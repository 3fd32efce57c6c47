import { launchBrowser } from '@meridian/infra/testing/browser'
import { removeData, type StartedCopy, startCopy } from '@meridian/infra/testing/started-copy'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisit } from './visitor.ts'

let copy: StartedCopy
let browser: Browser
beforeAll(async () => {
  copy = await startCopy({ env: { SEED_DEMO: '0' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await copy.interrupt()
  removeData(copy)
})

test('without motion, a change of theme is there at once, with no colour of the other one in between', async () => {
  const { page } = await openVisit(browser, copy.url)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  const [before, after] = await page.evaluate(() => {
    const title = document.querySelector('h1')
    if (title === null) return []
    const light = getComputedStyle(title).color
    document.documentElement.dataset.theme = 'dark'
    return [light, getComputedStyle(title).color]
  })
  expect(before).toMatch(/^oklch/)
  expect(after).toMatch(/^oklch/)
  expect(after).not.toBe(before)
})
