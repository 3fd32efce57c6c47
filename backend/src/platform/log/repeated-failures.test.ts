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
