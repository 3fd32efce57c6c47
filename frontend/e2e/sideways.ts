import type { Page } from 'playwright-core'

/** By how much the page is wider than a small phone, or than the narrowest window that pages have to fit into. */
export async function sidewaysOnPhone(page: Page, width = 360): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
}
