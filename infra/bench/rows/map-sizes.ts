import { drive } from '../load.ts'
import { A_MILLION, mapServer, views } from '../map-servers.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'

const FEW = 10_000
const headers = { 'accept-encoding': 'gzip' }

export const mapSizes: Row = {
  number: 4,
  title: 'map viewports in a large and a small community',
  async measure(around) {
    const [large, small] = [await mapServer(around, A_MILLION), await mapServer(around, FEW)]
    const paths = views()
    const look = (url: string) => async (seconds: number) => {
      const begun = Date.now()
      let next = 0
      const request = () => {
        next += 1
        // A different address each time: answers to an address are cached.
        const path = `${paths[next % paths.length]}&look=${begun}-${next}`
        return { method: 'GET' as const, path, headers }
      }
      const { perSecond } = await drive({ url, request }, seconds)
      return 1_000 / perSecond
    }
    const { ours, theirs } = await interleave(look(large), look(small))
    return [
      {
        what: 'map viewports at 1 M, not kept',
        ours: median(ours),
        unit: 'ms',
        against: { what: 'the same at 10 k', value: median(theirs) },
        bar: { atMost: 1.5 },
      },
    ]
  },
}
