import { staffServer } from '../community-servers.ts'
import { drive } from '../load.ts'
import { A_MILLION } from '../map-servers.ts'
import { interleave } from '../rounds.ts'
import type { Finding, Row } from '../row.ts'
import { median } from '../samples.ts'

const FEW = 10_000
const CALLS = ['/api/analytics', '/api/recent-members', '/api/users']

export const staffSizes: Row = {
  number: 4,
  title: 'figures and lists in a large and a small community',
  async measure(around) {
    const [large, small] = [await staffServer(around, A_MILLION), await staffServer(around, FEW)]
    const findings: Finding[] = []
    for (const path of CALLS) {
      const look = (url: string) => async (seconds: number) => {
        const { perSecond } = await drive(
          { url, request: () => ({ method: 'GET', path, headers: {} }) },
          seconds,
        )
        return 1_000 / perSecond
      }
      const { ours, theirs } = await interleave(look(large), look(small))
      findings.push({
        what: `GET ${path} at 1 M`,
        ours: median(ours),
        unit: 'ms',
        against: { what: 'the same at 10 k', value: median(theirs) },
        bar: { atMost: 1.2 },
      })
    }
    return findings
  },
}
