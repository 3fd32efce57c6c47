import type { EntityManager } from '@mikro-orm/postgresql'
import { CheckoutSchema } from './checkout-schema.ts'
import { ClaimSchema } from './claim-schema.ts'
import { MembershipSchema } from './membership-schema.ts'

/** A claim with what was paid, and with what its owner already has; null for a link to nothing. */
export async function findClaim(em: EntityManager, checkoutId: string) {
  const claim = await em.findOne(ClaimSchema, { checkoutId })
  if (claim === null) return null
  const checkout = await em.findOneOrFail(CheckoutSchema, { id: checkoutId })
  const membership = await em.findOne(MembershipSchema, { accountId: claim.accountId })
  return { claim, checkout, membership }
}
