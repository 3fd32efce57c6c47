import { proxied } from '../back-end.ts'
import { largeCommunity } from '../community-servers.ts'
import { drive } from '../load.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'

/** This back end has just started; by then it has answered some 50,000 times. */
const WARM_UP_SECONDS = 12

export const analyticsSignedIn: Row = {
  number: 2,
  title: 'analytics at 1 M members, signed in',
  async measure(around) {
    const [backEnd, reference] = [await largeCommunity(around), await around.reference()]
    const headers = { ...proxied('192.0.2.1'), cookie: backEnd.cookie }
    const ask = { method: 'GET' as const, path: '/api/analytics', headers }
    const { ours, theirs } = await interleave(
      (seconds) => drive({ url: backEnd.url, request: () => ask }, seconds),
      (seconds) =>
        drive({ url: reference, request: () => ({ method: 'GET', path: '/json', headers: {} }) }, seconds),
      { warmUpSeconds: WARM_UP_SECONDS },
    )
    return [
      {
        what: 'signed-in GET /api/analytics at 1 M',
        ours: median(ours.map(({ perSecond }) => perSecond)),
        unit: 'a second',
        against: { what: 'bare Express', value: median(theirs.map(({ perSecond }) => perSecond)) },
        bar: { atLeast: 0.35 },
      },
    ]
  },
}
