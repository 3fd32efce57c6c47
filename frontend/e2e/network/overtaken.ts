import { beginMeetup } from '@meridian/infra/testing/begin-meetup'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilLoaded } from '../staff/until-loaded.ts'
import { toast, untilFocused } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'
import { planned } from './planned.ts'

const MESSAGE = { Subject: 'Doors', Message: 'We stand at the back.' }

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Message: / }).click()
  for (const [field, text] of Object.entries(MESSAGE))
    await page.getByLabel(field, { exact: true }).fill(text)
}

/** What was written is still there, and is sent. */
async function send(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Write to attendees' })
  for (const [field, text] of Object.entries(MESSAGE))
    expect(await dialog.getByLabel(field, { exact: true }).inputValue()).toBe(text)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await toast(page, 'Message sent').waitFor()
  await dialog.waitFor({ state: 'detached' })
}

/** What becomes of a meetup while its organiser writes. */
export function testOvertaken(stage: NetworkStage): void {
  test('a message stays while its meetup begins and leaves the list, and is sent', async () => {
    const { page, complaints } = await stage.member('Scribe')
    const id = await planned(page, 'Begun supper')
    await page.goto('/member-map')
    const card = page.getByRole('article').filter({ hasText: 'Begun supper' })
    const mark = page.locator(`[data-mark="meetup:${id}"]`)
    await mark.waitFor()
    await write(page)
    await beginMeetup(stage.copy(), id)
    await untilLoaded(page, '/api/meetups')
    await mark.waitFor({ state: 'detached' })
    await send(page)
    await card.waitFor({ state: 'detached' })
    await untilFocused(page.getByRole('heading', { name: 'Upcoming meetups' }))
    expect(complaints).toEqual([])
  })

  test('a message stays while its meetup is called off, and is sent', async () => {
    const { page, complaints } = await stage.member('Correspondent')
    const id = await planned(page, 'Rained-off supper')
    await page.goto(`/meetups/${id}`)
    await write(page)
    const answer = await page.request.post(`/api/meetups/${id}/cancel`, { data: { reason: 'Rain' } })
    expect(answer.status(), await answer.text()).toBe(200)
    await page.getByText('This meetup was cancelled.').waitFor()
    await send(page)
    await page.getByRole('button', { name: 'Attendees' }).waitFor({ state: 'detached' })
    await untilFocused(page.getByText('Cancelled', { exact: true }).locator('..'))
    expect(complaints).toEqual([])
  })
}
