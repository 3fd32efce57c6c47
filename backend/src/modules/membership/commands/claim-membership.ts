import type { CommandContext } from '#platform/command-runner'
import { attachSubscription } from '../persistence/attach-subscription.ts'
import { findOpenClaim } from '../persistence/open-claim.ts'

/**
 * Attaches the membership that waits to the account of the mail's owner.
 * Throws `invalid-input` for a link that was used or is too old, `conflict` for somebody who is a member already.
 */
export async function claimMembership(input: { checkoutId: string }, context: CommandContext): Promise<void> {
  const { em, emit, now } = context
  const { claim, checkout } = await findOpenClaim(input, context)
  claim.usedAt = now
  // Whoever paid has no part in it from here on.
  checkout.signedInAt ??= now
  for (const event of await attachSubscription(em, checkout, claim.accountId)) emit(event)
}
