import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heldBack } from '../texts/said.ts'
import { toast } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'
import { atMapTab } from './places.ts'

/** Somebody whose browser knows where it is, while the name of that place is still looked up; and what is saved. */
async function whileLooking(stage: NetworkStage, name: string) {
  const { page } = await stage.member(name)
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 48.856613, longitude: 2.352222 })
  await atMapTab(page)
  await page.getByRole('switch', { name: 'Show my location publicly' }).click()
  const found = await heldBack(page, '/api/geocode/reverse*')
  const asked = page.waitForRequest('**/api/geocode/reverse*')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await asked
  return { page, saved: savedBy(page), found }
}

function savedBy(page: Page): unknown[] {
  const saved: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/location')) saved.push(request.postDataJSON())
  })
  return saved
}

/** What counts of a location is what somebody wants once it is found. */
export function testChangedMind(stage: NetworkStage): void {
  test('“Not now” while a location is looked up saves nothing', async () => {
    const { page, saved, found } = await whileLooking(stage, 'Reluctant')
    await page.getByRole('button', { name: 'Not now' }).click()
    const answered = page.waitForResponse('**/api/geocode/reverse*')
    found()
    await (await answered).finished()
    // The controls begin anew: had the place been saved, they would name it.
    await page.getByRole('button', { name: 'Add Location' }).click()
    await page.getByLabel('City').waitFor()
    expect(saved).toEqual([])
    expect(await page.getByLabel('City').inputValue()).toBe('')
  })

  test('a location that is made private while it is looked up is saved as private', async () => {
    const { page, saved, found } = await whileLooking(stage, 'Private')
    await page.getByRole('switch', { name: 'Show my location publicly' }).click()
    found()
    await toast(page, 'Location Updated').waitFor()
    expect(saved).toEqual([expect.objectContaining({ isLocationPublic: false })])
    await page.getByText('Saved. Only you see it.').first().waitFor()
  })
}
