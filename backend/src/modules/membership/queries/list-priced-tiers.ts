import type { Tier } from '@meridian/contracts/values/tiers'
import type { Sql } from '#platform/sql'

/** The tiers as they are sold to new members, the cheapest first. */
export function listPricedTiers(
  sql: Sql,
): Promise<{ tier: Tier; tierName: string; yearlyPriceCents: number }[]> {
  return sql.rows({
    name: 'membership-list-priced-tiers',
    text: `select id as tier, name as "tierName", yearly_price_cents as "yearlyPriceCents" from tiers
      order by yearly_price_cents, id`,
  })
}
