import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { answerBy, setClock } from '../texts/said.ts'
import { signInAsAdmin, untilFocused } from '../visitor.ts'
import { atSomebody } from './at-somebody.ts'
import { untilLoaded } from './until-loaded.ts'

const DECISIONS = [
  { path: 'suspend', body: {}, asks: 'Suspend', offers: 'Let in again' },
  { path: 'role', body: { role: 'staff' }, asks: 'Make staff', offers: 'Remove from staff' },
]

const FAILED_JOBS = '/api/queues/failed-jobs'

const JOB = {
  ...{ queue: 'mail', id: '1', name: 'mail-when-access-lost', reason: 'The mailbox is full', attempts: 15 },
  ...{ failedAt: '2026-01-02T00:00:00.000Z', event: null },
}

/** What somebody else of staff decides while a window asks about the same. */
export function testDecidedElsewhere(stage: Stage): void {
  test.each(DECISIONS)(
    'a window that asks whether to $asks stays with what was typed, and then says that it is done',
    async ({ path, body, asks, offers }) => {
      const { page, id } = await atSomebody(stage, `Decided${path}`)
      await page.getByRole('button', { name: asks }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Why' }).fill('Sells addresses')
      const data = { ...body, reason: 'Sold addresses' }
      const answer = await page.request.post(`/api/users/${id}/${path}`, { data })
      expect(answer.status(), await answer.text()).toBe(200)
      await untilLoaded(page, `/api/users/${id}`)
      await dialog.getByRole('button', { name: asks }).click()
      await dialog.getByText('Your reason was not recorded.').waitFor()
      expect(await dialog.getByRole('textbox', { name: 'Why' }).inputValue()).toBe('Sells addresses')
      await page.keyboard.press('Escape')
      await untilFocused(page.getByRole('button', { name: offers }))
      await page.keyboard.press('Enter')
      expect(await page.getByRole('textbox', { name: 'Why' }).inputValue()).toBe('')
    },
  )

  test('a window that asks whether to discard a job stays when somebody else has decided', async () => {
    const { page } = await stage.visit()
    await setClock(page)
    await answerBy(page, FAILED_JOBS, 200, JSON.stringify([JOB]))
    await signInAsAdmin(page, '/admin/queues')
    await page.getByRole('button', { name: 'Discard' }).click()
    const dialog = page.getByRole('dialog')
    const why = dialog.getByRole('textbox', { name: 'Why' })
    await why.fill('The mailbox is closed')
    await answerBy(page, FAILED_JOBS, 200, '[]')
    const looked = page.waitForResponse((answer) => answer.url().endsWith(FAILED_JOBS))
    await page.clock.fastForward(6_000)
    await (await looked).finished()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await dialog.getByText('This job is no longer among the failed ones.').waitFor()
    expect(await why.inputValue()).toBe('The mailbox is closed')
    await page.keyboard.press('Escape')
    await page.getByText('Nothing has failed').waitFor()
    await untilFocused(page.getByRole('heading', { name: 'Failed jobs' }))
  })
}
