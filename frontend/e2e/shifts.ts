import type { Page } from 'playwright-core'

/** How far a screen may jump while it loads, as browsers count it. */
export const MAX_SHIFT = 0.02

/** From the next address on, adds up how far the page has jumped, on its root element. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
      const before = Number(document.documentElement.dataset.jumped ?? 0)
      document.documentElement.dataset.jumped = String(shifts.reduce((sum, shift) => sum + shift, before))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far the page has jumped so far. */
export async function shiftOf(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-jumped')) ?? 0)
}
