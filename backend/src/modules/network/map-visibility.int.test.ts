import { BERLIN, catchUp, type MapView, mapSeenBy, memberAt, share } from '@meridian/infra/testing/map'
import { giveAccess, takeAccess, tell } from '@meridian/infra/testing/standing'
import { type Registered, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type MemberLocation = MapView['points'][number]

let backend: TestedBackend
let looker: Registered
beforeAll(async () => {
  backend = await startTestBackend()
  looker = await memberAt(backend)
})
afterAll(() => backend.stop())

/** What is kept is let go of as soon as the back end hears that the map has moved. */
async function untilSeen(id: string, wanted: boolean): Promise<MemberLocation | undefined> {
  await catchUp(backend)
  const look = async () => {
    const { points } = await mapSeenBy(looker.browser)
    const point = points.find((candidate) => candidate.id === id)
    return (point !== undefined) === wanted && { point }
  }
  return (await until(look, { what: `${id} ${wanted ? 'to come' : 'to go'}` })).point
}

describe('who is seen on the map', () => {
  it('changes with access, tier, name and will', async () => {
    const { id, browser } = await memberAt(backend, 'basic')
    await share(browser, BERLIN)
    expect(await untilSeen(id, true)).toMatchObject({ membershipTier: 'basic' })
    await takeAccess(backend.system, id)
    expect(await untilSeen(id, false)).toBeUndefined()
    const prices = { yearlyPriceCents: 2, previousTier: 'basic', previousYearlyPriceCents: 1 } as const
    await tell(
      backend.system,
      { type: 'membership.plan-changed', payload: { accountId: id, tier: 'enterprise', ...prices } },
      { type: 'accounts.account-renamed', payload: { accountId: id, username: 'Somebody Else' } },
    )
    await giveAccess(backend.system, id, 'enterprise')
    expect(await untilSeen(id, true)).toMatchObject({
      membershipTier: 'enterprise',
      username: 'Somebody Else',
      city: 'Berlin',
    })
    await share(browser, BERLIN, false)
    expect(await untilSeen(id, false)).toBeUndefined()
    await share(browser, BERLIN)
    expect(await untilSeen(id, true)).toMatchObject({ city: 'Berlin' })
    await browser.delete('/api/user/location')
    expect(await untilSeen(id, false)).toBeUndefined()
  })
})
