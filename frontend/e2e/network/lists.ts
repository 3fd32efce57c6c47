import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { expect, test } from 'vitest'
import { untilFocused } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'
import { planned } from './planned.ts'

/** The lists beside the map and under it, while a crowd is on it. */
export function testLists(stage: NetworkStage): void {
  test('more of a list is shown, the focus goes on where it begins, and who comes back finds as much', async () => {
    const { page, complaints } = await stage.member('Reader')
    await planned(page, 'Reading circle')
    await page.route('**/api/meetups', async (route) => {
      const answer = await route.fetch()
      const [meetup]: [Meetup] = await answer.json()
      const numbered = (_: unknown, index: number) => ({
        ...meetup,
        id: `${meetup.id.slice(0, -2)}${String(index).padStart(2, '0')}`,
        title: `Circle ${index}`,
      })
      await route.fulfill({ json: Array.from({ length: 55 }, numbered) })
    })
    await page.goto('/member-map')
    const side = page.getByRole('tabpanel')
    const members = side.getByRole('button')
    await expect.poll(() => members.count()).toBe(51)
    await side.getByRole('button', { name: 'Show more' }).press('Enter')
    await expect.poll(() => members.count()).toBe(101)
    await untilFocused(members.nth(50))
    await page.getByRole('tab', { name: 'Meetups' }).click()
    await side.getByRole('button', { name: 'Show more' }).press('Enter')
    await untilFocused(side.getByRole('button', { name: /^Circle 50\b/ }))
    await page.getByRole('button', { name: 'Show more meetups' }).press('Enter')
    await page.getByRole('button', { name: 'Show more meetups' }).press('Enter')
    const entry = page.getByRole('article').getByRole('link', { name: 'Circle 40', exact: true })
    await untilFocused(entry)
    const place = await page.evaluate(() => scrollY)
    await entry.press('Enter')
    await page.waitForURL('**/meetups/*')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await entry.waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    expect(complaints).toEqual([])
  })
}
