import { execFileSync } from 'node:child_process'
import type { Row } from '../row.ts'

const KIB = 1_024
const BYTES_IN_MB = 1_000_000

export const memory: Row = {
  number: 14,
  title: 'memory of the back end',
  async measure(around) {
    const pid = (await around.backEnd()).pid()
    if (pid === undefined) throw new Error('The back end does not run')
    const resident = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
    return [
      {
        what: 'memory of the back end after the rows above',
        ours: (Number(resident) * KIB) / BYTES_IN_MB,
        unit: 'MB',
        bar: { atMost: 250 },
      },
    ]
  },
}
