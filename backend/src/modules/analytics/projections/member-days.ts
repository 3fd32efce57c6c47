import type { Sql } from '#platform/database/sql'
import type { StoredEvent } from '#platform/journal/events'
import { defineProjection } from '#platform/projections/projection'
import { addToCohorts, type Cohort, cohortsTouched } from '../domain/cohorts.ts'
import { dayOf, monthOf } from '../domain/day.ts'
import { type MemberDay, sumByDay } from '../domain/member-day.ts'
import { memberAfter, movementBetween, type PayingMember, type Told } from '../domain/paying.ts'
import { addMemberDays } from './add-member-days.ts'

const HANDLED = [
  'membership.activated',
  'membership.plan-changed',
  'membership.repriced',
  'membership.access-lost',
  'membership.restored',
] as const

/**
 * How many members there are and how much they pay, what moved on each day, and how many of each month's newcomers stayed. The
 * last day that something moved on is the present.
 */
export const memberDays = defineProjection({
  name: 'member-days',
  tables: ['paying_members', 'member_days', 'cohorts'],
  handles: HANDLED,
  async apply(events, sql) {
    const members = await loadMembers(sql, [...new Set(events.map(({ payload }) => payload.accountId))])
    const steps = events.flatMap((event) => {
      const before = members.get(event.payload.accountId)
      const after = memberAfter(before, toldBy(event))
      members.set(after.accountId, after)
      const moved = movementBetween(before, after)
      return moved === undefined ? [] : [{ day: dayOf(event.occurredAt), cohort: after.cohort, ...moved }]
    })
    await saveMembers(sql, [...members.values()])
    const days: MemberDay[] = sumByDay(steps)
    if (days.length > 0) await addMemberDays(sql, days)
    const cohorts = await loadCohorts(sql, cohortsTouched(steps))
    await saveCohorts(sql, addToCohorts(cohorts, steps))
  },
})

function toldBy({ type, payload, occurredAt }: StoredEvent<(typeof HANDLED)[number]>): Told {
  const { accountId } = payload
  const month = monthOf(occurredAt)
  switch (type) {
    case 'membership.activated':
      return { kind: 'began', accountId, month, yearlyPriceCents: payload.yearlyPriceCents }
    case 'membership.plan-changed':
    case 'membership.repriced':
      return { kind: 'repriced', accountId, month, yearlyPriceCents: payload.yearlyPriceCents }
    case 'membership.restored':
      return { kind: 'resumed', accountId, month }
    case 'membership.access-lost':
      return { kind: 'ended', accountId, month }
  }
}

async function loadMembers(sql: Sql, accountIds: string[]): Promise<Map<string, PayingMember>> {
  const rows = await sql.rows<PayingMember>({
    text: `select account_id as "accountId", yearly_price_cents as "yearlyPriceCents", paying,
             to_char(cohort, 'YYYY-MM-DD') as cohort
           from paying_members where account_id = any($1)`,
    values: [accountIds],
  })
  return new Map(rows.map((row) => [row.accountId, row]))
}

async function saveMembers(sql: Sql, members: PayingMember[]): Promise<void> {
  await sql.rows({
    text: `insert into paying_members (account_id, yearly_price_cents, paying, cohort)
           select m."accountId", m."yearlyPriceCents", m.paying, m.cohort
           from jsonb_to_recordset($1::jsonb) as m (
             "accountId" uuid, "yearlyPriceCents" int, paying boolean, cohort date)
           on conflict (account_id) do update set
             yearly_price_cents = excluded.yearly_price_cents, paying = excluded.paying, cohort = excluded.cohort`,
    values: [JSON.stringify(members)],
  })
}

async function loadCohorts(sql: Sql, cohorts: string[]): Promise<Cohort[]> {
  return sql.rows({
    text: `select to_char(cohort, 'YYYY-MM-DD') as cohort, joined, net from cohorts where cohort = any($1::date[])`,
    values: [cohorts],
  })
}

async function saveCohorts(sql: Sql, cohorts: Cohort[]): Promise<void> {
  await sql.rows({
    text: `insert into cohorts (cohort, joined, net)
           select c.cohort, c.joined, array(select jsonb_array_elements_text(c.net)::int)
           from jsonb_to_recordset($1::jsonb) as c (cohort date, joined int, net jsonb)
           on conflict (cohort) do update set joined = excluded.joined, net = excluded.net`,
    values: [JSON.stringify(cohorts)],
  })
}
