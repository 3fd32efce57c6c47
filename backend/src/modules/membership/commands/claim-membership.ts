import type { CommandContext } from '#platform/command-runner'
import { openClaim } from '../domain/claim.ts'
import { findClaim } from '../persistence/find-claim.ts'
import { addLeftClaims } from '../steps/add-left-claims.ts'
import { attachNewer } from '../steps/attach-newer.ts'

/**
 * Attaches the waiting membership to the account of the mail's owner; does nothing once that is done. Throws
 * `invalid-input` for a link that is too old, `conflict` for somebody who is a member already.
 */
export async function claimMembership(
  { checkoutId }: { checkoutId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const { claim, checkout } = openClaim(await findClaim(em, checkoutId), now)
  if (claim.usedAt) return
  claim.usedAt = now
  // Whoever paid has no part in it from here on.
  checkout.signedInAt ??= now
  const { accountId } = claim
  for (const event of await attachNewer(em, checkout, { accountId, now })) emit(event)
  for (const event of await addLeftClaims(em, checkout, { accountId, now })) emit(event)
}
