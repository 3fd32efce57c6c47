import type { Page } from 'playwright-core'

/** What an A4 sheet leaves between the margins of a browser, in CSS pixels. */
const SHEET = { width: 718, height: 1000 }

/** What a printer would cut, in words: paper does not scroll. */
export async function complaintsAboutPaper(page: Page): Promise<string[]> {
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  const cut = await page.evaluate(
    (width) =>
      [...document.querySelectorAll('main table')]
        .filter((table) => table.checkVisibility() && table.getBoundingClientRect().right > width)
        .map((table) => table.querySelector('caption')?.textContent),
    SHEET.width,
  )
  await page.emulateMedia({ media: 'screen' })
  return cut.map((caption) => `A sheet of paper cuts the table “${caption}”`)
}
