import { TIERS } from '@meridian/contracts/values/tiers'
import { defineEntity, p } from '@mikro-orm/core'

export const TierSchema = defineEntity({
  name: 'MembershipTier',
  tableName: 'tiers',
  properties: {
    id: p.enum(TIERS).primary(),
    name: p.text(),
    description: p.text(),
    yearlyPriceCents: p.integer(),
    version: p.integer().version(),
  },
})
