import { MINUTE_MS } from '@meridian/contracts/values/durations'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { tellOnceAMinute } from './repeated-failures.ts'

const GONE = new Error('connect ECONNREFUSED')
const STARTING = new Error('the database system is starting up')

/** What is told of failures that come at these times, in milliseconds. */
function told(failures: readonly [at: number, error: Error][]) {
  const lines: unknown[] = []
  let time = 0
  const log = createLog('info', 'test', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const tell = tellOnceAMinute(log, 'will try again', () => time)
  for (const [at, error] of failures) {
    time = at
    tell(error, { loop: 'relay' })
  }
  return lines
}

const line = ({ message }: Error, more = {}) =>
  expect.objectContaining({
    msg: 'will try again',
    part: 'test',
    loop: 'relay',
    err: expect.objectContaining({ message }),
    ...more,
  })

it('a failure is told at once, and another one as well', () => {
  const lines = told([
    [0, GONE],
    [1, STARTING],
  ])
  expect(lines).toEqual([line(GONE), line(STARTING)])
})

it('what repeats it within a minute is counted, and told with the next one after that', () => {
  const lines = told([
    [0, GONE],
    [500, GONE],
    [MINUTE_MS - 1, GONE],
    [MINUTE_MS, GONE],
    [MINUTE_MS + 1, GONE],
  ])
  expect(lines).toEqual([line(GONE), line(GONE, { repeated: 2 })])
})

it('jobs that fail by the same are one, whatever their ids and whoever acts on them', () => {
  const lost = (job: string) => new Error(`Missing key for job ${job}. moveToFinished`)
  const first = lost('0fed72bf-7a93-4183-87e9-d1c447877a41.reopen-feed-when-access-returned')
  const lines = told([
    [0, first],
    [1, lost('6d5771aa-c36f-44de-8672-83aac6c6104a.activate-membership-when-checkout-paid')],
    [MINUTE_MS, first],
  ])
  expect(lines).toEqual([line(first), line(first, { repeated: 1 })])
})
