import { expect, test } from 'vitest'
import type { TextStage } from './text-stage.ts'

/** What comes out of the printer. */
export function testPrint(stage: TextStage): void {
  test('what is dark on the screen is printed as ink on paper', async () => {
    const page = await stage.visitor()
    await page.goto('/terms')
    const title = page.getByRole('heading', { level: 1 })
    const inkOfTitle = () => title.evaluate((element) => getComputedStyle(element).color)
    await page.getByRole('button', { name: 'Light' }).click()
    const onPaper = await inkOfTitle()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(inkOfTitle).not.toBe(onPaper)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(inkOfTitle).toBe(onPaper)
  })
}
