import type { Sql } from '#platform/database/sql'
import type { DayRow } from '../domain/reports/day-row.ts'

/**
 * Every day (UTC) of a period, including those on which nothing happened.
 * @param first such as `2026-02-28`
 * @param count how many days, including the first
 */
export function listDays(sql: Sql, first: string, count: number): Promise<DayRow[]> {
  return sql.rows({ name: 'analytics-list-days', text: DAYS, values: [first, count] })
}

const object = (alias: string, entries: Record<string, string>) =>
  `jsonb_build_object(${Object.entries(entries)
    .map(([name, column]) => `'${name}', coalesce(${alias}.${column}, 0)`)
    .join(', ')})`

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]))
const cents = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `${name}_cents`]))

// Days are added as numbers: a series of timestamps would depend on the time zone of the session.
const DAYS = `
  select to_char(c.day, 'YYYY-MM-DD') as day,
    coalesce(e.members, 0) as members, coalesce(e.yearly_cents, 0)::float8 as "yearlyCents",
    ${object('m', same('joined', 'returned', 'upgraded', 'downgraded', 'lost'))} as people,
    ${object('m', cents('joined', 'returned', 'upgraded', 'downgraded', 'lost'))} as cents,
    ${object('k', same('begun', 'completed', 'activated'))} as checkouts,
    ${object('r', same('named', 'credited', 'refused', 'withdrawn'))} as referrals
  from (select $1::date + n as day from generate_series(0, $2::int - 1) n) c
  left join lateral (
    select members, yearly_cents from read.member_days where day <= c.day order by day desc limit 1) e on true
  left join read.member_days m on m.day = c.day
  left join read.checkout_days k on k.day = c.day
  left join read.referral_days r on r.day = c.day
  order by c.day`
