import { defineEntity, p } from '@mikro-orm/core'

/** A paid membership that waits for the owner of an e-mail to follow the mailed link. */
export const ClaimSchema = defineEntity({
  name: 'MembershipClaim',
  tableName: 'membership_claims',
  properties: {
    checkoutId: p.uuid().primary(),
    accountId: p.uuid(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    /** When staff were told that nobody follows the link; that happens once. */
    reportedAt: p.datetime().nullable(),
  },
})
