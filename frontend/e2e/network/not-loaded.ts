import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBy } from '../texts/said.ts'
import { expectAccessibleEverywhere, untilFocused } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'
import { planned } from './planned.ts'

const AWAY = 'Come back soon.'

/** A member with a meetup that could not be loaded; and how it is loaded again. */
async function withoutMeetups(stage: NetworkStage, name: string, path: string) {
  const { page } = await stage.member(name)
  const id = await planned(page, `Supper of ${name}`)
  await answerBy(page, '/api/meetups', 503, AWAY)
  await page.goto(path)
  return { page, mark: page.locator(`[data-mark="meetup:${id}"]`) }
}

/** What is said of it there, and what "Try again" there does. */
async function expectWayOn(page: Page, within: ReturnType<Page['getByRole']>): Promise<void> {
  const alert = within.getByRole('alert').filter({ hasText: 'The meetups could not be loaded' })
  await alert.getByText(AWAY).waitFor()
  await expectAccessibleEverywhere(page)
  await page.unroute('**/api/meetups')
  await alert.getByRole('button', { name: 'Try again' }).press('Enter')
  await alert.waitFor({ state: 'detached' })
  await untilFocused(page.getByRole('main'))
}

/** Meetups that could not be loaded. */
export function testNotLoaded(stage: NetworkStage): void {
  test('the Map tab says that the meetups could not be loaded, and loads them again', async () => {
    const { page, mark } = await withoutMeetups(stage, 'Unlucky', '/portal?tab=map')
    await expectWayOn(page, page.getByRole('tabpanel'))
    await mark.waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('so does the list beside the map', async () => {
    const { page } = await withoutMeetups(stage, 'Luckless', '/member-map?list=meetups')
    const list = page.getByRole('tabpanel')
    await expectWayOn(page, list)
    await list.getByRole('button', { name: /^Supper of Luckless/ }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
}
