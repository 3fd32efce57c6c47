import { staffServer } from '../community-servers.ts'
import { drive } from '../load.ts'
import { A_MILLION } from '../map-servers.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'

export const membersPage: Row = {
  number: 5,
  title: 'members page of 50',
  async measure(around) {
    const [url, reference] = [await staffServer(around, A_MILLION), await around.reference()]
    const { ours, theirs } = await interleave(
      (seconds) =>
        drive({ url, request: () => ({ method: 'GET', path: '/api/users', headers: {} }) }, seconds),
      (seconds) =>
        drive({ url: reference, request: () => ({ method: 'GET', path: '/fifty', headers: {} }) }, seconds),
    )
    return [
      {
        what: 'GET /api/users at 1 M, without the session',
        ours: median(ours.map(({ perSecond }) => perSecond)),
        unit: 'a second',
        against: { what: 'plain pg of 50 rows', value: median(theirs.map(({ perSecond }) => perSecond)) },
        bar: { atLeast: 0.5 },
      },
    ]
  },
}
