import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from './sql.ts'

/** How long a lease outlives a process that died with it, in milliseconds. */
const LEASE_MS = 15_000
const RENEW_MS = 5_000
const LOOK_AGAIN_MS = 100

/** What `hold` returns when somebody else holds the lease. */
export const HELD = Symbol('held by somebody else')

/** Lets one process at a time do a thing that takes longer than a transaction may. */
export interface Leases {
  /** Runs `work` while holding the lease of that name; returns HELD at once when another holder has it. */
  hold<T>(name: string, work: () => Promise<T>): Promise<T | typeof HELD>
}

const TAKE = `
  insert into leases (name, holder, held_until)
  values ($1, $2, clock_timestamp() + make_interval(secs => $3))
  on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
  where leases.held_until < clock_timestamp() or leases.holder = excluded.holder
  returning 1 as taken`

export function createLeases(sql: Sql): Leases {
  const take = async (name: string, holder: string) => {
    const values = [name, holder, LEASE_MS / 1_000]
    return (await sql.rows({ name: 'lease-take', text: TAKE, values })).length === 1
  }
  return {
    async hold(name, work) {
      const holder = randomUUID()
      if (!(await take(name, holder))) return HELD
      // A renewal that fails is made good by the next one; work that outlives its lease must tolerate a second holder.
      let renewed: Promise<unknown> = Promise.resolve()
      const renewing = setInterval(() => {
        renewed = Promise.all([renewed, take(name, holder).catch(() => false)])
      }, RENEW_MS)
      try {
        return await work()
      } finally {
        clearInterval(renewing)
        // A renewal that arrives after the row is gone would take the lease again, for nobody.
        await renewed
        const values = [name, holder]
        const text = 'delete from leases where name = $1 and holder = $2'
        await sql.rows({ name: 'lease-give-back', text, values }).catch(() => [])
      }
    },
  }
}

/**
 * Runs `work` while holding the lease of that name, once others have given it back; throws what `signal` aborts with.
 */
export async function holdInTurn<T>(
  leases: Leases,
  name: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answer = await leases.hold(name, work)
    if (answer !== HELD) return answer
    await pause(LOOK_AGAIN_MS, undefined, { signal })
  }
}
