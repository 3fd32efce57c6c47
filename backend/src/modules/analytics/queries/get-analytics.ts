import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import { INTEGRATIONS } from '@meridian/contracts/values/integrations'
import type { Sql } from '#platform/database/sql'
import { changeInPercent, conversion, monthlyDollars, percentOf } from '../domain/figures.ts'

interface Row {
  members: number
  cents: number
  begun: number
  completed: number
  membersBefore: number
  centsBefore: number
  begunBefore: number
  completedBefore: number
  active: number
}

/** The figures of the dashboard on a day (UTC), from rows that were computed in advance, and what changed in 30 days. */
export async function getAnalytics(sql: Sql, today: string): Promise<Analytics> {
  const [row] = await sql.rows<Row>({ name: 'analytics-headline', text: HEADLINE, values: [today] })
  if (row === undefined) throw new Error('A query without a condition answered nothing')
  const { members, cents, membersBefore, centsBefore, begunBefore, completedBefore } = row
  const before = { begun: begunBefore, completed: completedBefore }
  return {
    memberCount: members,
    monthlyRevenue: monthlyDollars(cents),
    conversionRate: percentOf(row.completed, row.begun),
    activeIntegrations: row.active,
    totalIntegrations: INTEGRATIONS.length,
    before: {
      memberCount: membersBefore,
      monthlyRevenue: monthlyDollars(centsBefore),
      conversionRate: percentOf(before.completed, before.begun),
    },
    changes: {
      memberCount: changeInPercent(membersBefore, members),
      monthlyRevenue: changeInPercent(centsBefore, cents),
      conversionRate: changeInPercent(conversion(before), conversion(row)),
    },
  }
}

const atTheEndOf = (day: string) =>
  `left join lateral (select members, yearly_cents from read.member_days where day <= ${day}
     order by day desc limit 1)`

const HEADLINE = `
  select coalesce(n.members, 0) as members, coalesce(n.yearly_cents, 0)::float8 as cents,
    coalesce(b.members, 0) as "membersBefore", coalesce(b.yearly_cents, 0)::float8 as "centsBefore",
    c.*, i.active
  from (select $1::date as day) today
  ${atTheEndOf('today.day')} n on true
  ${atTheEndOf('today.day - 30')} b on true
  cross join lateral (
    select coalesce(sum(begun) filter (where d.day > today.day - 30), 0)::int as begun,
      coalesce(sum(completed) filter (where d.day > today.day - 30), 0)::int as completed,
      coalesce(sum(begun) filter (where d.day <= today.day - 30), 0)::int as "begunBefore",
      coalesce(sum(completed) filter (where d.day <= today.day - 30), 0)::int as "completedBefore"
    from read.checkout_days d where d.day > today.day - 60 and d.day <= today.day) c
  cross join lateral (
    select count(*)::int as active from read.integration_states where status = 'active') i`
