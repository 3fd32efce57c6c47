import { BERLIN, catchUp, mapSeenBy, memberAt, share } from '@meridian/infra/testing/map'
import { takeAccess, tell } from '@meridian/infra/testing/standing'
import { type Registered, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestedBackend
let looker: Registered
beforeAll(async () => {
  backend = await startTestBackend()
  looker = await memberAt(backend)
})
afterAll(() => backend.stop())

/** What is kept is let go of as soon as the back end hears that the map has moved. */
async function untilSeen(id: string, fits: (point: object | undefined) => boolean): Promise<object | undefined> {
  await catchUp(backend)
  const look = async () => {
    const { points } = await mapSeenBy(looker.browser)
    const point = points.find((candidate) => candidate.id === id)
    return fits(point) && { point }
  }
  return (await until(look, { within: 2_000, what: `${id} to be seen differently` })).point
}

describe('who is seen on the map', () => {
  it('changes with access, tier, name and will', async () => {
    const { id, browser } = await memberAt(backend, 'basic')
    const seen = async (wanted: object | undefined) =>
      expect(await untilSeen(id, (point) => (point === undefined) === (wanted === undefined))).toEqual(
        wanted && expect.objectContaining(wanted),
      )
    await share(browser, BERLIN)
    await seen({ membershipTier: 'basic' })
    await takeAccess(backend.system, id)
    await seen(undefined)
    const prices = { yearlyPriceCents: 2, previousTier: 'basic', previousYearlyPriceCents: 1 } as const
    const restored = { accountId: id, currentPeriodEnd: '2030-01-01T00:00:00.000Z', accessHadEnded: true }
    await tell(
      backend.system,
      { type: 'membership.plan-changed', payload: { accountId: id, tier: 'enterprise', ...prices } },
      { type: 'accounts.account-renamed', payload: { accountId: id, username: 'Somebody Else' } },
      { type: 'membership.restored', payload: restored },
    )
    await seen({ membershipTier: 'enterprise', username: 'Somebody Else', city: 'Berlin' })
    await share(browser, BERLIN, false)
    await seen(undefined)
    await share(browser, BERLIN)
    await seen({ city: 'Berlin' })
    await browser.delete('/api/user/location')
    await seen(undefined)
  })
})
