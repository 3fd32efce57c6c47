import type { CommandContext } from '#platform/command-runner'
import { CLAIM_LIFETIME_MS } from '../domain/claim.ts'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'
import { ClaimSchema } from '../persistence/claim-schema.ts'

/** Lets a paid membership wait for the owner of a known e-mail. Offering it again changes nothing. */
export async function offerClaim(
  { checkoutId, accountId }: { checkoutId: string; accountId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const checkout = await em.findOneOrFail(CheckoutSchema, { id: checkoutId })
  if (checkout.state !== 'paid') return
  checkout.state = 'claimable'
  em.create(ClaimSchema, { checkoutId, accountId, expiresAt: new Date(now.getTime() + CLAIM_LIFETIME_MS) })
  emit({ type: 'membership.claim-offered', payload: { checkoutId, accountId, tier: checkout.tier } })
}
