import type { EditedTier } from '@meridian/contracts/http/membership/edit-tiers'
import type { Sql } from '#platform/database/sql'

/** Every tier as its editor needs it, in their order. */
export function listAllTiers(sql: Sql): Promise<EditedTier[]> {
  return sql.rows<EditedTier>({
    name: 'membership-list-all-tiers',
    text: `select id, name, description, features, yearly_price_cents / 100 as "yearlyPrice", place as "order",
             active, version
           from tiers order by place, yearly_price_cents, id`,
  })
}
