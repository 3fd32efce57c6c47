import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'

/** Where browsers look that read no drawing as an icon, and what they find there. */
const ICONS = [
  { rel: 'icon', type: 'image/vnd.microsoft.icon', size: 32 },
  { rel: 'apple-touch-icon', type: 'image/png', size: 180 },
]

export function testIcons(stage: Stage): void {
  test.each(ICONS)('the page has an icon of $size pixels, as $type', async ({ rel, type, size }) => {
    const { page } = await stage.visit()
    await page.goto('/terms')
    const links = await page
      .locator(`link[rel="${rel}"]`)
      .evaluateAll((found: HTMLLinkElement[]) => found.map(({ href }) => href))
    const answers = await Promise.all(links.map((href) => page.request.get(href)))
    const icon = answers.find((answer) => answer.headers()['content-type']?.startsWith(type))
    expect(icon?.status()).toBe(200)
    const drawn = await page.evaluate(async (address = '') => {
      const image = new Image()
      image.src = address
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, icon?.url())
    expect(drawn).toEqual([size, size])
  })
}
