import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { toast } from '../visitor.ts'
import { atSomebody } from './at-somebody.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Gifts that were changed in another tab. */
export function testGiftOvertaken(stage: Stage): void {
  test('a gift that was changed elsewhere is not changed back by a window that knows the old one', async () => {
    const { page, id } = await atSomebody(stage, 'Overtaken')
    const give = async (tier: string, until: string) => {
      const data = { tier, until: `${until}T23:59:59Z`, reason: 'Speaker of the year' }
      const answer = await page.request.post(`/api/users/${id}/complimentary`, { data })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    await page.getByRole('button', { name: 'Give a membership' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Last day').fill(day(30))
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Speaker of the month')
    await give('enterprise', day(900))
    await dialog.getByRole('button', { name: 'Give a membership' }).click()
    await dialog.getByText('Somebody else has changed this membership in the meantime.').waitFor()
    await expect.poll(() => fieldsOf(page)).toEqual([day(900), 'enterprise'])
    await page.reload()
    await page.getByRole('button', { name: 'Change it' }).click()
    expect(await fieldsOf(page)).toEqual([day(900), 'enterprise'])
    await page.keyboard.press('Escape')
    await give('basic', day(300))
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('focus')))
        return page.getByText('Basic. It ends on').count()
      })
      .toBe(1)
    await page.getByRole('button', { name: 'Change it' }).click()
    expect(await fieldsOf(page)).toEqual([day(300), 'basic'])
    await dialog.getByLabel('Last day').fill(day(200))
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Speaker of the month')
    await dialog.getByRole('button', { name: 'Change it' }).click()
    await toast(page, 'Done').waitFor()
  })
}

/** What the window offers to give: the last day and the tier. */
async function fieldsOf(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog')
  return Promise.all(['Last day', 'Tier'].map((label) => dialog.getByLabel(label).inputValue()))
}
