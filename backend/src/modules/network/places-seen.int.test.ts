import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getOwnLocation } from '@meridian/contracts/http/network/location'
import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { BERLIN, memberAt, share } from '@meridian/infra/testing/map'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

const seenBy = async (browser: HttpClient) =>
  (await browser.get('/api/user/location')).json<ResponseOf<typeof getOwnLocation>>().seenByOthers

describe('the point at which others see somebody', () => {
  it.each([
    ['by metres', { latitude: 52.5199, longitude: 13.4201 }],
    ['from the line to beside it', { latitude: 52.5201, longitude: 13.4199 }],
    ['by a few houses', { latitude: 52.5225, longitude: 13.4235 }],
  ])('does not move for others when its person moves %s, hidden in between or not', async (_how, near) => {
    const { id, browser } = await memberAt(backend)
    const onLine = { ...BERLIN, latitude: 52.52, longitude: 13.42 }
    await share(browser, { ...onLine, city: '52.5200, 13.4200' })
    const seen = await seenBy(browser)
    await share(browser, { ...BERLIN, ...near, city: '52.5201, 13.4201' })
    expect(await seenBy(browser)).toEqual(seen)
    await share(browser, { ...BERLIN, ...near, city: '52.5201, 13.4201' }, false)
    expect(await seenBy(browser)).toBeNull()
    await share(browser, { ...onLine, city: '52.5200, 13.4200' })
    expect(await seenBy(browser)).toEqual(seen)
    expect(seen?.city).toBe(`${seen?.latitude.toFixed(2)}, ${seen?.longitude.toFixed(2)}`)
    const told = await backend.journal('network.location-shared', id)
    const places = told
      .map(({ personal }) => personal)
      .filter((place) => place && 'city' in place && place.city !== null)
    expect(places).toEqual([seen, seen, seen])
  })

  it('moves for others when its person is elsewhere', async () => {
    const { browser } = await memberAt(backend)
    await share(browser, BERLIN)
    await share(browser, { ...BERLIN, latitude: 52.54, longitude: 13.46 })
    expect(await seenBy(browser)).toMatchObject({ city: BERLIN.city, country: BERLIN.country })
    expect(Math.abs(((await seenBy(browser))?.latitude ?? 0) - 52.54)).toBeCloseTo(0.01)
  })

  it('whose point nobody noted is seen where it would be, and told anew once', async () => {
    const { id, browser } = await memberAt(backend)
    await share(browser, BERLIN)
    const seen = await seenBy(browser)
    // As the version before writes it.
    await backend.system.sql.rows({
      text: 'update member_locations set seen_latitude = null, seen_longitude = null where account_id = $1',
      values: [id],
    })
    expect(await seenBy(browser)).toEqual(seen)
    await share(browser, BERLIN)
    await share(browser, BERLIN)
    expect(await seenBy(browser)).toEqual(seen)
    expect(await backend.journal('network.location-shared', id)).toHaveLength(2)
  })
})
