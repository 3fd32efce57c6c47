import { beginMeetup } from '@meridian/infra/testing/begin-meetup'
import { expect, test } from 'vitest'
import { untilLoaded } from '../staff/until-loaded.ts'
import { untilFocused } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'
import { planned } from './planned.ts'

/** What becomes of a reason for calling a meetup off, where something else happens to it first. */
export function testCallingOff(stage: NetworkStage): void {
  test('whoever gives another reason for what has been called off is told that nobody read it', async () => {
    const { page, complaints } = await stage.member('Second')
    const id = await planned(page, 'Twice-off supper')
    await page.goto(`/meetups/${id}`)
    await page.getByRole('button', { name: 'Cancel meetup: Twice-off supper' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this meetup?' })
    await dialog.getByLabel('Reason').fill('I am ill')
    const first = await page.request.post(`/api/meetups/${id}/cancel`, { data: { reason: 'Rain' } })
    expect(first.status(), await first.text()).toBe(200)
    await dialog.getByRole('button', { name: 'Cancel the meetup' }).click()
    await dialog.getByText('your reason was told to nobody').waitFor()
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('I am ill')
    expect(complaints).toEqual([])
  })

  test('whoever calls off what has begun meanwhile is told so, and the reason stays', async () => {
    const { page, complaints } = await stage.member('Hesitant')
    const id = await planned(page, 'Prompt supper')
    await page.goto(`/meetups/${id}`)
    await page.getByRole('button', { name: 'Cancel meetup: Prompt supper' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this meetup?' })
    await dialog.getByLabel('Reason').fill('Nobody has come')
    await beginMeetup(stage.copy(), id)
    await untilLoaded(page, `/api/meetups/${id}`)
    await page.getByText('This meetup is over.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel the meetup' }).click()
    await dialog.getByText('This meetup has already begun, or is over.').waitFor()
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Nobody has come')
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Attendees' }).waitFor({ state: 'detached' })
    await untilFocused(page.getByText('Over', { exact: true }).locator('..'))
    expect(complaints).toEqual([])
  })
}
