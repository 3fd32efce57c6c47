import { MAP_LIVE_PATH } from '@meridian/contracts/values/map-live'
import { crowdTheMap } from '@meridian/infra/testing/crowd-on-map'
import { openWeakLine } from '@meridian/infra/testing/weak-line'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heldBack } from '../texts/said.ts'
import { expectAccessible, openMember } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'

const LISBON = { latitude: 38.722252, longitude: -9.139337, city: 'Lisbon', country: 'Portugal' }
const PANEL_PX = 384

const AUCKLAND = { latitude: -36.848461, longitude: 174.763336, city: 'Auckland', country: 'New Zealand' }

const share = (page: Page, place: typeof LISBON & { isLocationPublic?: boolean } = LISBON) =>
  page.request.post('/api/user/location', {
    data: { isLocationPublic: true, ...place },
    headers: { 'sec-fetch-site': 'same-origin' },
  })

const NAIROBI = { latitude: -1.286389, longitude: 36.817223, city: 'Nairobi', country: 'Kenya' }

/** Where a point of the equator is on the screen, while the middle of the world is in the middle of the map. */
async function spotAt(page: Page, { longitude, zoom }: { longitude: number; zoom: number }) {
  const { x, y, width, height } = (await page.getByRole('application').boundingBox()) ?? {
    ...{ x: 0, y: 0, width: 0, height: 0 },
  }
  const pixelsPerDegree = zoom * Math.min(width / 360, height / 180)
  return { x: x + width / 2 + longitude * pixelsPerDegree, y: y + height / 2 }
}

/** What moves while somebody does not hear of it. Leaves a mover on the map. */
export function testLine(stage: NetworkStage): void {
  test('what was missed while the line was down is on the map when it is back', async () => {
    const line = await openWeakLine(stage.copy().port)
    const mover = await stage.member('Mover')
    const looker = await openMember(
      stage.browser(),
      { ...stage.copy(), url: line.url },
      { name: 'Looker', tier: 'pro' },
    )
    await looker.page.goto('/member-map')
    await looker.page.getByText('Members on the map').waitFor()
    await looker.page.getByRole('application').waitFor()
    // Everything of the page has come; from here on only the news are missed.
    await looker.page
      .getByRole('complementary', { name: 'Side panel' })
      .getByTitle(/active/)
      .first()
      .waitFor()
    line.cut()
    expect((await share(mover.page)).status()).toBe(200)
    line.mend()
    await looker.page.getByRole('button', { name: /^Mover, Pro, Lisbon, Portugal$/ }).waitFor()
    expect(mover.complaints).toEqual([])
    line.close()
  })

  test('what moves before the line stands is on the map once it does', async () => {
    const [mover, looker] = [await stage.member('Early'), await stage.member('Late')]
    const letThrough = await heldBack(looker.page, MAP_LIVE_PATH)
    const first = looker.page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/map')
    await looker.page.goto('/member-map')
    await first
    expect((await share(mover.page, AUCKLAND)).status()).toBe(200)
    letThrough()
    await looker.page.getByRole('button', { name: /^Early, Pro, Auckland, New Zealand$/ }).waitFor()
    expect(looker.complaints).toEqual([])
  })
}

/** A choice that was looked at before, and what has changed since. */
export function testChoice(stage: NetworkStage): void {
  test('whoever stopped sharing is not there for those who return to a choice', async () => {
    const [passer, looker] = [await stage.member('Passer'), await stage.member('Chooser')]
    const mark = looker.page.getByRole('button', { name: /^Passer, Pro, Nairobi, Kenya$/ })
    expect((await share(passer.page, NAIROBI)).status()).toBe(200)
    await looker.page.goto('/member-map')
    const tier = looker.page.getByLabel('Tier')
    await tier.selectOption('pro')
    await mark.waitFor()
    await tier.selectOption('')
    await mark.waitFor()
    expect((await share(passer.page, { ...NAIROBI, isLocationPublic: false })).status()).toBe(200)
    await mark.waitFor({ state: 'detached' })
    const asked = looker.page.waitForResponse((answer) => answer.url().endsWith('/api/map?tier=pro'))
    await tier.selectOption('pro')
    await asked
    await mark.waitFor({ state: 'detached' })
    expect(await mark.count()).toBe(0)
    expect(looker.complaints).toEqual([])
  })

  test('a choice that is left and made again at once is asked for again', async () => {
    const { page, complaints } = await stage.member('Wavering')
    // News of the map would have everything asked for again.
    await heldBack(page, MAP_LIVE_PATH)
    const answered: string[] = []
    page.on('response', (answer) => answered.push(answer.url()))
    const times = (path: string) => answered.filter((url) => url.endsWith(path)).length
    await page.goto('/member-map')
    const tier = page.getByLabel('Tier')
    await tier.selectOption('enterprise')
    await expect.poll(() => times('/api/map/members?tier=enterprise')).toBe(1)
    await tier.selectOption('')
    await tier.selectOption('enterprise')
    await page.getByText('Loading members').waitFor({ state: 'detached' })
    // Once for each time that it was chosen: nobody looks at it when it is left.
    await expect.poll(() => times('/api/map?tier=enterprise')).toBe(2)
    expect(times('/api/map/members?tier=enterprise')).toBe(2)
    expect(complaints).toEqual([])
  })
}

/** The map itself, by every means there is. */
export function testMap(stage: NetworkStage): void {
  test('it fills the screen, tooltips and all, and comes back', async () => {
    const { page, complaints } = await stage.atNetwork('Viewer')
    const height = async () => (await page.getByRole('application').boundingBox())?.height
    await page.getByRole('button', { name: 'Full screen' }).press('Enter')
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor()
    await expect.poll(height).toBeGreaterThan(PANEL_PX)
    await page.getByRole('button', { name: /^Mover, Pro/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tooltip').waitFor()
    await page.getByRole('button', { name: 'Leave full screen' }).press('Enter')
    await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor()
    await expect.poll(height).toBeLessThanOrEqual(PANEL_PX)
    expect(complaints).toEqual([])
  })
}

/** The map of a crowd; it stays crowded. */
export function testCrowd(stage: NetworkStage): void {
  test('more marks than a page can hold are one picture, which the pointer and the list still reach', async () => {
    const { page, complaints } = await stage.atNetwork('Counter')
    await crowdTheMap(stage.copy(), 3_000)
    await page.getByText('Crowd 100', { exact: true }).waitFor()
    await page.getByRole('application').focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await page.locator('[role=application] canvas').waitFor()
    expect(await page.locator('[data-mark]').count()).toBeLessThanOrEqual(500)
    const equator = await spotAt(page, { longitude: 1, zoom: 4 })
    await page.mouse.move(equator.x - 20, equator.y - 12)
    await page.mouse.move(equator.x, equator.y)
    await page.getByRole('tooltip').getByText('Crowd 1530').waitFor()
    await page.getByRole('button', { name: /^Crowd 100\b/ }).press('Enter')
    await page.getByRole('tooltip').getByText('Crowd 100', { exact: true }).waitFor()
    // The pointer rests where the map has brought other marks: they do not take its place.
    expect(await page.getByRole('tooltip').innerText()).toContain('Somewhere, Crowdland')
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
}
