import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { untilFocused } from '../visitor.ts'
import { atSomebody } from './at-somebody.ts'

const DECISIONS = [
  { path: 'suspend', body: {}, asks: 'Suspend', offers: 'Let in again' },
  { path: 'role', body: { role: 'staff' }, asks: 'Make staff', offers: 'Remove from staff' },
]

/** What somebody else of staff decides while a window asks about the same. */
export function testDecidedElsewhere(stage: Stage): void {
  test.each(DECISIONS)(
    'a window that asks whether to $asks never turns into one that does the opposite',
    async ({ path, body, asks, offers }) => {
      const { page, id } = await atSomebody(stage, `Decided${path}`)
      await page.getByRole('button', { name: asks }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('Sells addresses')
      const data = { ...body, reason: 'Sold addresses' }
      const answer = await page.request.post(`/api/users/${id}/${path}`, { data })
      expect(answer.status(), await answer.text()).toBe(200)
      await untilSeen(page, offers)
      expect(await page.getByRole('dialog').count()).toBe(0)
      await untilFocused(page.getByRole('button', { name: offers }))
      await page.keyboard.press('Enter')
      expect(await page.getByRole('textbox', { name: 'Why' }).inputValue()).toBe('')
    },
  )
}

/** Comes back to the tab, until the page offers that. */
async function untilSeen(page: Page, offer: string): Promise<void> {
  const button = page.getByRole('button', { name: offer, includeHidden: true }).first()
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      return button.count()
    })
    .toBe(1)
}
