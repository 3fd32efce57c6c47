import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getOwnLocation } from '@meridian/contracts/http/network/location'
import { BERLIN, memberAt, share } from '@meridian/infra/testing/map'
import { takeAccess } from '@meridian/infra/testing/standing'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Own = ResponseOf<typeof getOwnLocation>

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

const NOTHING = { location: null, seenByOthers: null }

describe('one’s own location', () => {
  it('is kept exactly and told coarsely', async () => {
    const { id, browser } = await memberAt(backend)
    expect((await browser.get('/api/user/location')).json()).toEqual(NOTHING)
    const answer = await browser.post('/api/user/location', { ...BERLIN, isLocationPublic: true })
    expect(answer.status, answer.text).toBe(200)
    const coarse = { ...BERLIN, latitude: 52.52, longitude: 13.42 }
    expect(answer.json()).toEqual({ location: { ...BERLIN, isLocationPublic: true }, seenByOthers: coarse })
    expect((await browser.get('/api/user/location')).json()).toEqual(answer.json())
    const [told] = await backend.journal('network.location-shared', id)
    expect(told).toEqual({
      actor: `account:${id}`,
      payload: { accountId: id, isPublic: true },
      personal: coarse,
    })
  })

  it('is nobody’s business unless it is public, which it is not by default', async () => {
    const { id, browser } = await memberAt(backend)
    const answer = await browser.post('/api/user/location', BERLIN)
    expect(answer.json<Own>()).toEqual({
      location: { ...BERLIN, isLocationPublic: false },
      seenByOthers: null,
    })
    const [told] = await backend.journal('network.location-shared', id)
    expect(told?.personal).toEqual({ latitude: null, longitude: null, city: null, country: null })
  })

  it('told twice is told once; changed, it is told again; taken back, it is gone', async () => {
    const { id, browser } = await memberAt(backend)
    for (const place of [BERLIN, BERLIN, { ...BERLIN, city: 'Potsdam' }]) await share(browser, place)
    expect(await backend.journal('network.location-shared', id)).toHaveLength(2)
    expect((await browser.delete('/api/user/location')).json()).toEqual(NOTHING)
    expect((await browser.delete('/api/user/location')).json()).toEqual(NOTHING)
    expect(await backend.journal('network.location-withdrawn', id)).toHaveLength(1)
    expect((await browser.get('/api/user/location')).json()).toEqual(NOTHING)
    const rows = await backend.system.sql.rows({
      text: 'select * from member_locations where account_id = $1',
      values: [id],
    })
    expect(rows).toEqual([])
  })

  it('survives many browsers at once', async () => {
    const { id, browser } = await memberAt(backend)
    const cities = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
    await Promise.all(cities.map((city) => share(browser, { ...BERLIN, city })))
    expect(await backend.journal('network.location-shared', id)).toHaveLength(cities.length)
  })

  it('takes markup as a text, and coordinates as texts', async () => {
    const { browser } = await memberAt(backend)
    const place = {
      city: '<script>alert(1)</script>',
      country: '"><img src=x>',
      latitude: '52.5',
      longitude: ' -0.1 ',
    }
    await share(browser, place)
    const { location } = (await browser.get('/api/user/location')).json<Own>()
    expect(location).toEqual({ ...place, latitude: 52.5, longitude: -0.1, isLocationPublic: true })
  })

  it('shows a city of coordinates as coarse as the point', async () => {
    const { browser } = await memberAt(backend)
    const city = '52.5237, 13.4054'
    const answer = await browser.post('/api/user/location', {
      ...BERLIN,
      city,
      country: 'Unknown',
      isLocationPublic: true,
    })
    expect(answer.json<Own>()).toMatchObject({ location: { city }, seenByOthers: { city: '52.52, 13.42' } })
  })

  it.each([
    [{ latitude: 91 }, 'latitude: Latitude must be at most 90'],
    [{ latitude: '' }, 'latitude: Latitude must be a number from -90 to 90'],
    [{ latitude: null }, 'latitude: Latitude must be a number from -90 to 90'],
    [{ latitude: 'north' }, 'latitude: Latitude must be a number from -90 to 90'],
    [{ longitude: -180.1 }, 'longitude: Longitude must be at least -180'],
    [{ longitude: undefined }, 'longitude: Longitude must be a number from -180 to 180'],
    [{ longitude: '1e999' }, 'longitude: Longitude must be a number from -180 to 180'],
    [{ city: '  ' }, 'city: City is required'],
    [{ country: undefined }, 'country: Country is required'],
    [{ city: 'x'.repeat(121) }, 'city: City must be at most 120 characters long'],
    [{ city: 'a\u0000b' }, 'city: City contains characters that cannot be shown'],
    [{ country: '\ud800' }, 'country: Country contains characters that cannot be shown'],
  ])('refuses %j and says why', async (wrong, text) => {
    const { browser } = await memberAt(backend)
    const answer = await browser.post('/api/user/location', { ...BERLIN, ...wrong })
    expect([answer.status, answer.text]).toEqual([400, text])
  })

  it.each([
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: 0, longitude: 0 },
  ])('may be anywhere: %o', async (point) => {
    const { browser } = await memberAt(backend)
    await share(browser, { ...BERLIN, ...point })
    const { location, seenByOthers } = (await browser.get('/api/user/location')).json<Own>()
    expect(location).toMatchObject(point)
    expect(Math.abs((seenByOthers?.latitude ?? 0) - point.latitude)).toBeCloseTo(0.01)
    expect(Math.abs((seenByOthers?.longitude ?? 0) - point.longitude)).toBeGreaterThan(0.009)
  })

  it('is limited: a script cannot fill the journal', async () => {
    const { browser } = await memberAt(backend)
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await browser.post('/api/user/location', BERLIN)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })
})

describe('who may', () => {
  it('share: those with access; see and take back their own: everybody signed in', async () => {
    const visitor = backend.visitor()
    for (const answer of [
      await visitor.get('/api/user/location'),
      await visitor.post('/api/user/location', BERLIN),
      await visitor.delete('/api/user/location'),
    ])
      expect(answer.status).toBe(401)
    const { browser } = await arriveAt(backend)
    expect((await browser.post('/api/user/location', BERLIN)).status).toBe(403)
    expect((await browser.get('/api/user/location')).json()).toEqual(NOTHING)
    expect((await browser.delete('/api/user/location')).status).toBe(200)
    const admin = await backend.admin()
    await share(admin, BERLIN)
    expect((await admin.delete('/api/user/location')).status).toBe(200)
  })

  it('take back what they shared before they lost access', async () => {
    const { id, browser } = await memberAt(backend)
    await share(browser, BERLIN)
    await takeAccess(backend.system, id)
    expect((await browser.get('/api/user/location')).json()).toMatchObject({ location: BERLIN })
    expect((await browser.delete('/api/user/location')).json()).toEqual(NOTHING)
  })

  it('never name whose location it is', async () => {
    const [one, other] = [await memberAt(backend), await memberAt(backend)]
    await one.browser.post('/api/user/location', { ...BERLIN, userId: other.id, accountId: other.id })
    expect((await other.browser.get('/api/user/location')).json()).toEqual(NOTHING)
  })
})
