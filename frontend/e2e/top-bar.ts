import { expect, test } from 'vitest'
import { sidewaysOnPhone } from './sideways.ts'
import type { Stage } from './stage.ts'

const LONG_SITE_NAME = 'International Society for the History of Cartography'

/** True where it does not reach beyond the bar that it is in. */
function isInsideBar(part: Element): boolean {
  const bar = part.closest('header')?.getBoundingClientRect()
  const { top, bottom } = part.getBoundingClientRect()
  return bar !== undefined && top >= bar.top && bottom <= bar.bottom
}

function linesOf(element: Element): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size
}

/** What stands in the bar of visitors, in narrow windows. */
export function testTopBar(stage: Stage): void {
  test('the ways in stand in one line each in the narrowest window, and fit a phone whose letters are twice as big', async () => {
    const { page } = await stage.visit()
    await page.goto('/login')
    expect(await sidewaysOnPhone(page, 320)).toBe(0)
    for (const name of ['Login', 'Sign Up']) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true })
      expect(await link.evaluate(linesOf), name).toBe(1)
    }
    expect(await sidewaysOnPhone(page, 180)).toBe(0)
  })

  test('a long name of the community stays inside its bar, beside the ways in', async () => {
    const { page } = await stage.visit()
    await page.route('**/login', async (call) => {
      const response = await call.fetch()
      const body = (await response.text()).replace('"siteName":"Meridian"', `"siteName":"${LONG_SITE_NAME}"`)
      await call.fulfill({ response, body })
    })
    await page.goto('/login')
    const bar = page.getByRole('banner')
    const logo = bar.getByRole('link', { name: LONG_SITE_NAME })
    for (const width of [320, 360, 640, 1024]) {
      expect(await sidewaysOnPhone(page, width), `${width}`).toBe(0)
      expect(await logo.evaluate(isInsideBar), `${width}`).toBe(true)
      const signUp = bar.getByRole('link', { name: 'Sign Up', exact: true })
      expect(await signUp.evaluate(linesOf), `${width}`).toBe(1)
    }
    expect(await sidewaysOnPhone(page, 180)).toBe(0)
  })
}
