import { randomUUID } from 'node:crypto'
import { createLookAhead, projections, runProjection, type System } from '@meridian/backend/worker-api'
import { crowd } from '../crowd.ts'
import { insertEvent } from '../events.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'

const AT_ONCE = 8

export const projection: Row = {
  number: 10,
  title: 'projection',
  async measure(around) {
    const system = await around.system('projection')
    const counted = async () => Number((await system.sql.rows<{ count: string }>(COUNT))[0]?.count)
    let before = await counted()
    const { ours, theirs } = await interleave(
      async () => {
        const events = (await counted()) - before
        before += events
        return events / (await secondsToCatchUp(system))
      },
      (seconds) => crowd(AT_ONCE, seconds, () => insertEvent(system, activated())),
    )
    return [
      {
        what: `events applied to all ${projections.length} projections`,
        ours: median(ours),
        unit: 'a second',
        against: {
          what: 'bare event insert, 8 at once',
          value: median(theirs.map(({ perSecond }) => perSecond)),
        },
        bar: { atLeast: 0.2 },
      },
    ]
  },
}

const COUNT = { text: 'select count(*) as count from domain_events' }
const LEFT = {
  text: `select from projection_checkpoints
         where position > 0 and position < (select max(position) from domain_events)`,
}

/** Somebody new became a member. */
function activated() {
  return {
    type: 'membership.activated',
    payload: {
      accountId: randomUUID(),
      tier: 'pro',
      yearlyPriceCents: 19_900,
      checkoutId: null,
      currentPeriodEnd: '2030-01-01T00:00:00.000Z',
    },
  } as const
}

/** Runs all projections side by side, as the workers do, until none finds anything more. */
async function secondsToCatchUp({ sql, plannedSql, log }: System): Promise<number> {
  const begun = performance.now()
  const lookAhead = createLookAhead(plannedSql)
  await Promise.all(
    projections.map((projection) => {
      const stopping = new AbortController()
      const reader = { next: async () => stopping.abort() }
      return runProjection(projection, { sql, lookAhead, log, reader, signal: stopping.signal })
    }),
  )
  const seconds = (performance.now() - begun) / 1_000
  const [left] = await sql.rows<object>(LEFT)
  if (left !== undefined) throw new Error('A projection stopped before it had caught up')
  return seconds
}
