import type { StoredEvent } from '#platform/events'
import { defineProjection } from '#platform/projection'
import type { Sql } from '#platform/sql'
import { headlineDelta, type PayingMember } from '../domain/headline.ts'

const HANDLED = [
  'membership.activated',
  'membership.plan-changed',
  'membership.access-lost',
  'membership.restored',
] as const

type Handled = StoredEvent<(typeof HANDLED)[number]>

/** How many members pay, and how much a year: one row, kept up to date by each step of each member. */
export const headline = defineProjection({
  name: 'headline',
  tables: ['paying_members', 'headline'],
  handles: HANDLED,
  async apply(events, sql) {
    const members = await load(sql, [...new Set(events.map((event) => event.payload.accountId))])
    let memberCount = 0
    let revenueCents = 0
    for (const event of events) {
      const before = members.get(event.payload.accountId)
      const after = step(before, event)
      const delta = headlineDelta(before, after)
      memberCount += delta.members
      revenueCents += delta.revenueCents
      members.set(after.accountId, after)
    }
    await save(sql, [...members.values()], memberCount, revenueCents)
  },
})

function step(before: PayingMember | undefined, event: Handled): PayingMember {
  const { accountId } = event.payload
  switch (event.type) {
    case 'membership.activated':
    case 'membership.plan-changed':
      return {
        accountId,
        yearlyPriceCents: event.payload.yearlyPriceCents,
        paying: before?.paying ?? true,
        ...(event.type === 'membership.activated' && { paying: true }),
      }
    case 'membership.restored':
      return { accountId, yearlyPriceCents: before?.yearlyPriceCents ?? 0, paying: true }
    case 'membership.access-lost':
      return { accountId, yearlyPriceCents: before?.yearlyPriceCents ?? 0, paying: false }
  }
}

async function load(sql: Sql, accountIds: string[]): Promise<Map<string, PayingMember>> {
  const rows = await sql.rows<{ account_id: string; yearly_price_cents: number; paying: boolean }>({
    text: 'select account_id, yearly_price_cents, paying from paying_members where account_id = any($1)',
    values: [accountIds],
  })
  return new Map(
    rows.map((row) => [
      row.account_id,
      { accountId: row.account_id, yearlyPriceCents: row.yearly_price_cents, paying: row.paying },
    ]),
  )
}

async function save(
  sql: Sql,
  members: PayingMember[],
  memberCount: number,
  revenueCents: number,
): Promise<void> {
  await sql.rows({
    text: `insert into paying_members (account_id, yearly_price_cents, paying)
           select m."accountId", m."yearlyPriceCents", m.paying
           from jsonb_to_recordset($1::jsonb) as m ("accountId" uuid, "yearlyPriceCents" int, paying boolean)
           on conflict (account_id) do update
           set yearly_price_cents = excluded.yearly_price_cents, paying = excluded.paying`,
    values: [JSON.stringify(members)],
  })
  await sql.rows({
    text: `insert into headline (member_count, yearly_revenue_cents) values ($1, $2)
           on conflict (only_row) do update
           set member_count = headline.member_count + $1, yearly_revenue_cents = headline.yearly_revenue_cents + $2`,
    values: [memberCount, revenueCents],
  })
}
