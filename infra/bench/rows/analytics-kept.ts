import { staffServer } from '../community-servers.ts'
import { drive } from '../load.ts'
import { A_MILLION } from '../map-servers.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'

export const analyticsKept: Row = {
  number: 3,
  title: 'analytics at 1 M members, without the session, kept for a second',
  async measure(around) {
    const [url, reference] = [await staffServer(around, A_MILLION), await around.reference()]
    const { ours, theirs } = await interleave(
      (seconds) =>
        drive({ url, request: () => ({ method: 'GET', path: '/api/analytics', headers: {} }) }, seconds),
      (seconds) =>
        drive({ url: reference, request: () => ({ method: 'GET', path: '/json', headers: {} }) }, seconds),
    )
    return [
      {
        what: 'GET /api/analytics at 1 M, without the session',
        ours: median(ours.map(({ perSecond }) => perSecond)),
        unit: 'a second',
        against: { what: 'bare Express', value: median(theirs.map(({ perSecond }) => perSecond)) },
        bar: { atLeast: 0.8 },
      },
    ]
  },
}
