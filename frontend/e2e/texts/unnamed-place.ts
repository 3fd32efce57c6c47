import { expect, test } from 'vitest'
import { answerBy, describedAs } from './said.ts'
import type { TextStage } from './text-stage.ts'

/** A location whose name nobody tells, and what the network counts. */
export function testUnnamedPlace(stage: TextStage): void {
  test('a place without a name is kept by its coordinates, and counted once it is public', async () => {
    const page = await stage.member('Nowhere')
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: -30.123456, longitude: -20.654321 })
    await answerBy(page, '/api/geocode/reverse?**', 503, 'The geocoder is away.')
    await page.goto('/portal?tab=map')
    await page.getByRole('button', { name: 'Add Location' }).click()
    const isPublic = page.getByRole('switch', { name: 'Show my location publicly' })
    expect(await isPublic.isChecked()).toBe(false)
    await isPublic.click()
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/user/location'),
    )
    await page.getByRole('button', { name: 'Use my location' }).click()
    expect((await sent).postDataJSON()).toEqual({
      ...{ latitude: -30.123456, longitude: -20.654321, isLocationPublic: true },
      ...{ city: '-30.1235, -20.6543', country: 'Unknown' },
    })
    expect(await describedAs(page, 'Location Updated')).toContain('on the map')
    await page.getByRole('button', { name: 'Add Location' }).waitFor()

    await page.goto('/member-map')
    const counters = page.getByRole('main').locator('dl').first()
    await counters.getByText(/^\d+$/).nth(2).waitFor()
    expect(await counters.locator('dt').allInnerTexts()).toEqual([
      ...['Members on the map', 'Upcoming meetups', 'Countries'],
    ])
    const counted = async () => Number(await counters.locator('dd').first().innerText())
    await expect.poll(counted).toBeGreaterThanOrEqual(1)
    const headers = page.getByRole('main').getByRole('button')
    expect(await headers.filter({ hasText: /^(Update Location|Create Meetup)$/ }).count()).toBe(2)
  })
}
