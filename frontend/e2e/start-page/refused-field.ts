import { expect, test } from 'vitest'
import { isOnTop } from '../on-top.ts'
import type { Stage } from '../stage.ts'
import { signInAsAdmin, untilFocused } from '../visitor.ts'

/** A field that is refused, near the bar at the lower end of the window. */
export function testRefusedField(stage: Stage): void {
  test.for([360, 1440])(
    'the bar does not lie over a field that is refused, nor over why, %d pixels wide',
    async (width) => {
      const { page } = await stage.visit({ viewport: { width, height: 740 } })
      await signInAsAdmin(page, '/admin/landing')
      const closing = page.getByLabel('Closing line')
      for (const fromEdge of [-12, 170]) {
        await closing.fill('x'.repeat(2_000 + fromEdge))
        await closing.evaluate((field, edge) => {
          scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + edge)
        }, fromEdge)
        await page.getByRole('button', { name: 'Save draft' }).press('Enter')
        await untilFocused(closing)
        const why = page.getByText(/^At most \d+ characters/)
        await expect
          .poll(async () => [await closing.evaluate(isOnTop), await why.evaluate(isOnTop)])
          .toEqual([true, true])
      }
    },
  )

  test('the page stays where it is for who goes to the bar', async () => {
    const { page } = await stage.visit({ viewport: { width: 1440, height: 740 } })
    await signInAsAdmin(page, '/admin/landing')
    await page.getByLabel('Headline').fill('Typed')
    await page.getByText('Not saved yet.').waitFor()
    const before = await page.evaluate(() => scrollY)
    await page.getByRole('button', { name: 'Save draft' }).focus()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
}
