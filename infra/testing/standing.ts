import { APPEND_EVENTS, journalRows } from '@meridian/backend/testing'
import type { System } from '@meridian/backend/worker-api'
import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { Tier } from '@meridian/contracts/values/tiers'

type Db = Pick<System, 'sql'>

/** Appends events to the journal, as a command would. */
export const tell = (db: Db, ...events: DomainEvent[]): Promise<void> => tellAt(db, new Date(), ...events)

/** The same, as if they had happened at that moment. */
export async function tellAt({ sql }: Db, at: Date, ...events: DomainEvent[]): Promise<void> {
  const origin = { actor: 'operator' as const, correlationId: 'test', causationId: null }
  await sql.rows({ text: APPEND_EVENTS, values: [journalRows(events, origin, at)] })
}

/** Makes somebody a member without a payment, and tells of it. */
export async function giveAccess(db: Db, accountId: string, tier: Tier = 'pro'): Promise<void> {
  await db.sql.rows({
    text: `insert into memberships (account_id, status, tier, yearly_price_cents, current_period_end)
           values ($1, 'active', $2, 49900, now() + interval '1 year')
           on conflict (account_id) do update set status = 'active', tier = excluded.tier`,
    values: [accountId, tier],
  })
  const payload = { accountId, tier, yearlyPriceCents: 49_900, checkoutId: null }
  await tell(db, {
    type: 'membership.activated',
    payload: { ...payload, currentPeriodEnd: '2030-01-01T00:00:00.000Z' },
  })
}

/** Moves a member to another tier, and tells of it. */
export async function changeTier(db: Db, accountId: string, tier: Tier): Promise<void> {
  const [before] = await db.sql.rows<{ tier: Tier; cents: number }>({
    text: `update memberships m set tier = $2 from memberships b
           where m.account_id = $1 and b.account_id = m.account_id
           returning b.tier, b.yearly_price_cents as cents`,
    values: [accountId, tier],
  })
  if (before === undefined) throw new Error('Only a member has a tier')
  const { tier: previousTier, cents: yearlyPriceCents } = before
  const price = { yearlyPriceCents, previousYearlyPriceCents: yearlyPriceCents }
  await tell(db, { type: 'membership.plan-changed', payload: { accountId, tier, previousTier, ...price } })
}

/** Ends a membership, and tells of it. */
export async function takeAccess(db: Db, accountId: string): Promise<void> {
  await db.sql.rows({
    text: `update memberships set status = 'canceled' where account_id = $1`,
    values: [accountId],
  })
  await tell(db, {
    type: 'membership.access-lost',
    payload: { accountId, reason: 'subscription-ended' },
  })
}
