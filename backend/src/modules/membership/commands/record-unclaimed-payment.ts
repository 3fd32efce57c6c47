import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { CommandContext } from '#platform/command-runner'
import { ClaimSchema } from '../persistence/claim-schema.ts'

/** Records that nobody claims a payment, and tells of it once. */
export async function recordUnclaimedPayment(
  found: PayloadOf<'membership.unclaimed-payment-found'>,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const claim = await em.findOneOrFail(ClaimSchema, { checkoutId: found.checkoutId })
  if (claim.reportedAt) return
  claim.reportedAt = now
  emit({ type: 'membership.unclaimed-payment-found', payload: found })
}
