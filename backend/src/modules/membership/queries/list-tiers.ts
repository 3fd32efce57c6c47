import type { MembershipTierOffer } from '@meridian/contracts/http/membership/list-tiers'
import type { Sql } from '#platform/database/sql'

/** The tiers that can be bought, in their order. */
export async function listTiers(sql: Sql): Promise<MembershipTierOffer[]> {
  type Row = Omit<MembershipTierOffer, 'price'> & { cents: number }
  const rows = await sql.rows<Row>({
    name: 'membership-list-tiers',
    text: `select id, name, description, features, yearly_price_cents as cents from tiers where active
      order by place, yearly_price_cents, id`,
  })
  return rows.map(({ cents, ...tier }) => ({ ...tier, price: dollars(cents) }))
}

/** Cents as a numeric string of dollars: whole where they are whole. */
function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
