import type { Tier } from '@meridian/contracts/values/tiers'
import type { Sql } from '#platform/database/sql'

/** The tiers with their price for new members, in their order; those that are not `active` take no new members. */
export function listPricedTiers(
  sql: Sql,
): Promise<{ tier: Tier; tierName: string; yearlyPriceCents: number; active: boolean }[]> {
  return sql.rows({
    name: 'membership-list-priced-tiers',
    text: `select id as tier, name as "tierName", yearly_price_cents as "yearlyPriceCents", active
      from tiers order by place, yearly_price_cents, id`,
  })
}
