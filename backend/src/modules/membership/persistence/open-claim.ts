import type { CommandContext } from '#platform/command-runner'
import { DomainError } from '#platform/domain-error'
import { isComplimentary } from '../domain/complimentary.ts'
import { CheckoutSchema } from './checkout-schema.ts'
import { ClaimSchema } from './claim-schema.ts'
import { MembershipSchema } from './membership-schema.ts'

/**
 * The claim of a mailed link, and what was paid.
 * Throws `invalid-input` for a link that was used or is too old, `conflict` for somebody who is a member already.
 */
export async function findOpenClaim(
  { checkoutId }: { checkoutId: string },
  { em, now }: Pick<CommandContext, 'em' | 'now'>,
) {
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
  return { claim, checkout }
}
