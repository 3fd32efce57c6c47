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
    features: p.json<string[]>(),
    /** The position among the tiers; the smallest comes first. */
    place: p.integer(),
    /** False: closed to new members. */
    active: p.boolean(),
    version: p.integer().version(),
  },
})
