import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '../database/sql.ts'
import type { Projection } from './projection.ts'

/** Waits until the next read sees everything that was committed before. */
export type CatchUp = () => Promise<void>

const POLL_MS = 10
const PATIENCE_MS = 2_000

/**
 * The oldest transaction that the read model has not seen; nobody has to wait for a read model that was never begun. The
 * order makes PostgreSQL walk the journal from the checkpoint on, and the limit makes it stop.
 */
const LOOK = `
  select pg_snapshot_xmax(pg_current_snapshot())::text as now, (
    select ahead.tx from projection_checkpoints c cross join lateral (
      select e.tx::text as tx from domain_events e
      where (e.tx, e.position) > (c.tx, c.position) and e.type = any($2)
      order by e.tx, e.position limit 1) ahead
    where c.projection = $1
  ) as behind`

interface Waiting {
  /** What has to be seen: everything before this transaction. Undefined before the first look. */
  until: bigint | undefined
  /** It waits no longer, be it that everything was seen or that its patience ran out. */
  hasGone: boolean
  go(): void
}

/**
 * For people who change something and look at the list right after: waits until the read model has seen everything
 * committed by now. After two seconds it goes on all the same, even while a look is still under way, since the change
 * itself is safe. However many wait, one statement at a time looks for all of them.
 */
export function createCatchUp(sql: Sql, { name, handles }: Projection): CatchUp {
  let waiting: Waiting[] = []
  let isLooking = false

  async function look(): Promise<void> {
    // Whoever comes while the statement runs may have committed after it began.
    const asked = waiting
    waiting = []
    const [row] = await sql.rows<{ now: string; behind: string | null }>({
      name: 'catch-up-look',
      text: LOOK,
      values: [name, handles],
    })
    const left = asked.filter((one) => row !== undefined && !hasSeen(one, row))
    for (const one of asked) if (!left.includes(one)) one.go()
    waiting = [...left, ...waiting]
  }

  async function lookUntilSeen(): Promise<void> {
    isLooking = true
    while (waiting.length > 0) {
      const all = waiting
      await look().catch(() => {
        for (const one of all) one.go()
      })
      if (waiting.length > 0) await pause(POLL_MS)
    }
    isLooking = false
  }

  return () =>
    new Promise((resolve) => {
      const one: Waiting = {
        until: undefined,
        hasGone: false,
        go() {
          clearTimeout(patience)
          one.hasGone = true
          resolve()
        },
      }
      const patience = setTimeout(one.go, PATIENCE_MS)
      waiting.push(one)
      if (!isLooking) void lookUntilSeen()
    })
}

function hasSeen(one: Waiting, { now, behind }: { now: string; behind: string | null }): boolean {
  one.until ??= BigInt(now)
  return one.hasGone || behind === null || BigInt(behind) >= one.until
}
