import { proxied } from '../back-end.ts'
import { drive } from '../load.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'

export const signedInGet: Row = {
  number: 1,
  title: 'signed-in trivial GET',
  async measure(around) {
    const [backEnd, reference] = [await around.backEnd(), await around.reference()]
    const headers = { ...proxied('192.0.2.1'), cookie: backEnd.cookie }
    const { ours, theirs } = await interleave(
      (seconds) =>
        drive(
          { url: backEnd.url, request: () => ({ method: 'GET', path: '/api/session', headers }) },
          seconds,
        ),
      (seconds) =>
        drive({ url: reference, request: () => ({ method: 'GET', path: '/row', headers }) }, seconds),
    )
    return [
      {
        what: 'signed-in GET /api/session',
        ours: median(ours.map(({ perSecond }) => perSecond)),
        unit: 'a second',
        against: {
          what: 'Express + one prepared pg row',
          value: median(theirs.map(({ perSecond }) => perSecond)),
        },
        bar: { atLeast: 0.65 },
      },
    ]
  },
}
