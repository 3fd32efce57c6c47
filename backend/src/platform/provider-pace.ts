import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from './database/sql.ts'

/** Spaces the calls to a provider, across all processes. */
export interface ProviderPace {
  /**
   * Resolves when it is this call's turn; false, at once, when that would take longer than `atMostMs`.
   * Throws when `signal` aborts.
   */
  turn(options?: { atMostMs?: number | undefined; signal?: AbortSignal | undefined }): Promise<boolean>
  /** Nobody's next turn comes before `ms` milliseconds have passed: the provider asked for this. */
  rest(ms: number): Promise<void>
}

const TAKE = `
  insert into provider_paces (provider, next_at)
  values ($1, clock_timestamp() + make_interval(secs => $2))
  on conflict (provider) do update
    set next_at = greatest(provider_paces.next_at, clock_timestamp()) + make_interval(secs => $2)
    where $3::float8 is null
      or provider_paces.next_at <= clock_timestamp() + make_interval(secs => $3::float8)
  returning extract(epoch from next_at - clock_timestamp())::float8 - $2 as "waitSeconds"`

const REST = `
  insert into provider_paces (provider, next_at)
  values ($1, clock_timestamp() + make_interval(secs => $2))
  on conflict (provider) do update set next_at = greatest(provider_paces.next_at, excluded.next_at)`

/** @param everyMs the least time from one call to the next, in milliseconds */
export function createProviderPace(sql: Sql, provider: string, everyMs: number): ProviderPace {
  return {
    async turn({ atMostMs, signal } = {}) {
      const values = [provider, everyMs / 1_000, atMostMs === undefined ? null : atMostMs / 1_000]
      const [row] = await sql.rows<{ waitSeconds: number }>({ name: 'pace-take', text: TAKE, values })
      if (row === undefined) return false
      if (row.waitSeconds > 0) await pause(row.waitSeconds * 1_000, undefined, signal && { signal })
      return true
    },
    async rest(ms) {
      await sql.rows({ name: 'pace-rest', text: REST, values: [provider, ms / 1_000] })
    },
  }
}
