import type { CommandContext } from '#platform/command-runner'
import { DomainError } from '#platform/domain-error'
import { isComplimentary } from '../domain/complimentary.ts'
import { attachSubscription } from '../persistence/attach-subscription.ts'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'
import { ClaimSchema } from '../persistence/claim-schema.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'

/**
 * Attaches the membership that waits to the account of the mail's owner.
 * Throws `invalid-input` for a link that was used or is too old, `conflict` for somebody who is a member already.
 */
export async function claimMembership(
  { checkoutId }: { checkoutId: string },
  context: CommandContext,
): Promise<void> {
  const { em, emit, now } = context
  const claim = await em.findOne(ClaimSchema, { checkoutId })
  if (!claim || claim.usedAt || claim.expiresAt < now)
    throw new DomainError(
      'invalid-input',
      'This link was used already or has expired. Please contact support.',
    )
  const membership = await em.findOne(MembershipSchema, { accountId: claim.accountId })
  const paid = membership !== null && !isComplimentary(membership)
  if (paid && (membership.status === 'active' || membership.status === 'payment_failed'))
    throw new DomainError(
      'conflict',
      'You are a member already. Please contact support to get this payment back.',
    )
  const checkout = await em.findOneOrFail(CheckoutSchema, { id: checkoutId })
  if (checkout.state !== 'claimable')
    throw new DomainError('conflict', 'This membership was claimed already.')
  claim.usedAt = now
  // Whoever paid has no part in it from here on.
  checkout.signedInAt ??= now
  for (const event of await attachSubscription(em, checkout, claim.accountId)) emit(event)
}
