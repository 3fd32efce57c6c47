import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { signInAsAdmin, toast } from '../visitor.ts'

/** Two who choose shows at once. */
export function testOvertaken(stage: Stage): void {
  test('an editor does not undo what was chosen in another tab', async () => {
    const { page } = await stage.visit()
    await signInAsAdmin(page, '/admin/podcast')
    const other = await page.context().newPage()
    await other.goto('/admin/podcast')
    const chosenIn = async (tab: Page, title: string) => {
      const shows = tab.getByRole('form', { name: 'Shows elsewhere' })
      await shows.getByLabel('Title').nth(1).fill(title)
      await shows.getByLabel('Link').nth(1).fill('https://soundcloud.com/a-band/a-track')
      await shows.getByRole('button', { name: 'Save shows' }).click()
    }
    await other.getByRole('form', { name: 'Shows elsewhere' }).waitFor()
    for (const title of ['First', 'Second']) {
      await chosenIn(page, title)
      await toast(page, 'Shows Saved').waitFor()
      await page.keyboard.press('Escape')
    }
    await chosenIn(other, 'Third')
    await other.getByText('The shows have been changed in the meantime.').waitFor()
    await page.reload()
    const title = page.getByRole('form', { name: 'Shows elsewhere' }).getByLabel('Title').nth(1)
    await title.waitFor()
    expect(await title.inputValue()).toBe('Second')
  })
}
