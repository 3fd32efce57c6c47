import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
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
const BEHIND = `
  select from projection_checkpoints c join domain_events e on (e.tx, e.position) > (c.tx, c.position)
  where c.projection = $1 and e.type = any($2) limit 1`

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

/** Runs all projections side by side, as the workers do, until none has anything left to apply. */
async function secondsToCatchUp({ sql, plannedSql, log }: System): Promise<number> {
  const begun = performance.now()
  const lookAhead = createLookAhead(plannedSql)
  await Promise.all(
    projections.map((projection) => {
      const { name, handles } = projection
      const stopping = new AbortController()
      const reader = {
        // A projection also waits while a transaction, such as PostgreSQL's own upkeep, holds back what it would apply.
        async next(ms: number) {
          const [left] = await sql.rows<object>({ text: BEHIND, values: [name, handles] })
          if (left === undefined) stopping.abort()
          else await pause(ms)
        },
      }
      return runProjection(projection, { sql, lookAhead, log, reader, signal: stopping.signal })
    }),
  )
  return (performance.now() - begun) / 1_000
}
