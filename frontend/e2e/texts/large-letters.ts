import { expect, test } from 'vitest'
import { sidewaysOnPhone } from '../sideways.ts'
import type { TextStage } from './text-stage.ts'

/** Half as many pixels are as good as letters twice as big. */
const HALF_A_PHONE = 180

/** Whoever needs large letters reads what anyone may read without pushing it sideways. */
export function testLargeLetters(stage: TextStage): void {
  test('pages that anyone may read fit a phone whose letters are twice as big', async () => {
    const page = await stage.visitor()
    for (const path of ['/', '/terms', '/privacy']) {
      await page.goto(path)
      await page.getByRole('link', { name: /^support@/ }).waitFor()
      expect(await sidewaysOnPhone(page, HALF_A_PHONE), path).toBe(0)
    }
  })
}
