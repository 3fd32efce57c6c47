import type { Tier } from '@meridian/contracts/values/tiers'
import type { Sql } from '#platform/database/sql'
import { listPricedTiers } from './list-priced-tiers.ts'

/** A tier that somebody has bought, and what it is called. Throws where there is none with this id. */
export async function getTier(sql: Sql, id: string): Promise<{ id: Tier; name: string }> {
  const found = (await listPricedTiers(sql)).find(({ tier }) => tier === id)
  if (found === undefined) throw new Error(`A membership has the tier ${id}, which there is not`)
  return { id: found.tier, name: found.tierName }
}
