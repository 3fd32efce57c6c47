import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { untilFocused } from '../visitor.ts'
import { atSomebody } from './at-somebody.ts'

/** What staff paste into a field that takes less. */
export function testLongReason(stage: Stage): void {
  test('a reason that is too long stays whole, and its field says so', async () => {
    const { page } = await atSomebody(stage, 'Verbose')
    await page.getByRole('button', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog')
    const why = dialog.getByRole('textbox', { name: 'Why' })
    const pasted = `${'Wrote this to everybody. '.repeat(25)}And that.`
    await why.fill(pasted)
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await dialog.getByText('Say why in at most 500 characters', { exact: true }).waitFor()
    await untilFocused(why)
    expect(await why.inputValue()).toBe(pasted)
  })
}
