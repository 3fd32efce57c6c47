import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { signInAsAdmin, toast, untilFocused } from '../visitor.ts'

/** Two who write the start page at once. */
export function testOvertaken(stage: Stage, admin: () => Page): void {
  test('who is overtaken by another admin can load what that one saved, and is asked first', async () => {
    const page = admin()
    const other = await stage.visit()
    await signInAsAdmin(other.page, '/admin/landing')
    await other.page.getByLabel('Closing line').fill('See us')
    await other.page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await toast(other.page, 'Draft Saved').waitFor()

    const closing = page.getByLabel('Closing line')
    await closing.fill('See me')
    await page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await page.getByRole('alert').getByText('Somebody else has changed the draft in the meantime.').waitFor()
    await closing.fill('x'.repeat(2_000))
    await page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await page.getByRole('alert').getByText('Some fields need another look').waitFor()
    expect(await page.getByRole('button', { name: 'Load the draft again' }).count()).toBe(0)
    await closing.fill('See me')
    await page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await page.getByRole('button', { name: 'Load the draft again' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Load the draft again?' })
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    expect(await closing.inputValue()).toBe('See me')
    await page.getByRole('button', { name: 'Load the draft again' }).press('Enter')
    await dialog.getByRole('button', { name: 'Load it' }).press('Enter')
    await expect.poll(() => closing.inputValue()).toBe('See us')
    await untilFocused(page.getByLabel('Headline'))

    await closing.fill('See you all')
    await page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await toast(page, 'Draft Saved').waitFor()
  })

  test('who is overtaken while restoring sees what the other one saved, and may restore all the same', async () => {
    const page = admin()
    const other = await stage.visit()
    await signInAsAdmin(other.page, '/admin/landing')
    await other.page.getByLabel('Closing line').fill('See us again')
    await other.page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await toast(other.page, 'Draft Saved').waitFor()

    const closing = page.getByLabel('Closing line')
    const before = await closing.inputValue()
    await page.getByRole('button', { name: 'Restore version 1' }).press('Enter')
    const restore = page.getByRole('dialog').getByRole('button', { name: 'Restore it' })
    await restore.press('Enter')
    await page.getByRole('alert').getByText('restore the version anyway').waitFor()
    expect(before).not.toBe('See us again')
    expect(await closing.inputValue()).toBe('See us again')
    await restore.press('Enter')
    await toast(page, 'Version Restored').waitFor()
    await expect.poll(() => closing.inputValue()).not.toBe('See us again')
  })
}
