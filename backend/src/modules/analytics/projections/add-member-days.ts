import type { Sql } from '#platform/database/sql'
import { columnsOf, type MemberDay } from '../domain/member-day.ts'

const ROWS = `jsonb_to_recordset($1::jsonb) as d (
  day date, joined int, returned int, upgraded int, downgraded int, lost int, joined_cents bigint,
  returned_cents bigint, upgraded_cents bigint, downgraded_cents bigint, lost_cents bigint, members int,
  yearly_cents bigint)`

/** A new day begins with what the previous one ended with. */
const ADD_MOVEMENTS = `
  insert into member_days as m
  select d.day, d.joined, d.returned, d.upgraded, d.downgraded, d.lost, d.joined_cents, d.returned_cents,
    d.upgraded_cents, d.downgraded_cents, d.lost_cents, coalesce(b.members, 0), coalesce(b.yearly_cents, 0)
  from ${ROWS}
  left join lateral (
    select members, yearly_cents from member_days e where e.day < d.day order by e.day desc limit 1) b on true
  on conflict (day) do update set
    joined = m.joined + excluded.joined, joined_cents = m.joined_cents + excluded.joined_cents,
    returned = m.returned + excluded.returned, returned_cents = m.returned_cents + excluded.returned_cents,
    upgraded = m.upgraded + excluded.upgraded, upgraded_cents = m.upgraded_cents + excluded.upgraded_cents,
    downgraded = m.downgraded + excluded.downgraded,
    downgraded_cents = m.downgraded_cents + excluded.downgraded_cents,
    lost = m.lost + excluded.lost, lost_cents = m.lost_cents + excluded.lost_cents`

/** Whatever came late changes every day since; usually that is today alone. */
const MOVE_BALANCES = `
  update member_days m set members = m.members + c.members, yearly_cents = m.yearly_cents + c.yearly_cents
  from (
    select e.day, sum(d.members) as members, sum(d.yearly_cents) as yearly_cents
    from ${ROWS} join member_days e on e.day >= d.day group by e.day
  ) c where c.day = m.day`

/** Adds what moved to the days, and to the closing figures of each of them and of every day since. */
export async function addMemberDays(sql: Sql, days: readonly MemberDay[]): Promise<void> {
  const values = [JSON.stringify(days.map(columnsOf))]
  await sql.rows({ text: ADD_MOVEMENTS, values })
  await sql.rows({ text: MOVE_BALANCES, values })
}
