import type { MembershipTierOffer } from '@meridian/contracts/http/membership/list-tiers'
import type { Sql } from '#platform/sql'

/** The tiers that can be bought, the cheapest first. */
export async function listTiers(sql: Sql): Promise<MembershipTierOffer[]> {
  type Row = Omit<MembershipTierOffer, 'price'> & { cents: number }
  const rows = await sql.rows<Row>({
    name: 'membership-list-tiers',
    text: 'select id, name, description, yearly_price_cents as cents from tiers order by yearly_price_cents, id',
  })
  return rows.map(({ cents, ...tier }) => ({ ...tier, price: dollars(cents) }))
}

/** Cents as a numeric string of dollars: whole where they are whole. */
function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
