import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'

/** For who wants no motion, a change of colours is no motion either. */
export function testThemeWithoutMotion(stage: Stage): void {
  test('without motion, a change of theme is there at once, with no colour of the other one in between', async () => {
    const visitor = await stage.visit()
    await visitor.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await visitor.page.goto('/login')
    await visitor.page.getByRole('heading', { name: 'Sign in' }).waitFor()
    const [before, after] = await visitor.page.evaluate(() => {
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
}
