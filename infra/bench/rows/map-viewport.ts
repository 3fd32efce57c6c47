import { drive } from '../load.ts'
import { A_MILLION, mapServer, views } from '../map-servers.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'

const BYTES_IN_KB = 1_000
const headers = { 'accept-encoding': 'gzip' }

export const mapViewport: Row = {
  number: 11,
  title: 'map viewport at 1 M',
  async measure(around) {
    const [url, reference] = [await mapServer(around, A_MILLION), await around.reference()]
    const sizes = await Promise.all(['/api/map', ...views()].map((path) => sizeOf(url + path)))
    const { ours, theirs } = await interleave(
      (seconds) => drive({ url, request: () => ({ method: 'GET', path: '/api/map', headers }) }, seconds),
      (seconds) =>
        drive({ url: reference, request: () => ({ method: 'GET', path: '/json', headers }) }, seconds),
    )
    return [
      {
        what: `largest of ${sizes.length} viewports at 1 M, gzip`,
        ours: Math.max(...sizes) / BYTES_IN_KB,
        unit: 'kB',
        bar: { atMost: 25 },
      },
      {
        what: 'kept answer for the world, without the session',
        ours: median(ours.map(({ perSecond }) => perSecond)),
        unit: 'a second',
        against: { what: 'bare Express', value: median(theirs.map(({ perSecond }) => perSecond)) },
        bar: { atLeast: 0.7 },
      },
    ]
  },
}

async function sizeOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers })
  if (!answer.ok || answer.headers.get('content-encoding') !== 'gzip')
    throw new Error(`${url} is not compressed`)
  await answer.body?.cancel()
  return Number(answer.headers.get('content-length'))
}
