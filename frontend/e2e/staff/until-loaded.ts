import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Comes back to the tab, until the page has asked what is there now. */
export async function untilLoaded(page: Page, path: string): Promise<void> {
  let loaded = 0
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(path)) loaded += 1
  })
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      return loaded
    })
    .toBeGreaterThan(0)
}
