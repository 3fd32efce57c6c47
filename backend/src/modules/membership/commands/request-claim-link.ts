import type { CommandContext } from '#platform/command-runner'
import { openClaim } from '../domain/claim.ts'
import { findClaim } from '../persistence/find-claim.ts'

/** Has the link to a membership that waits mailed once more. Throws what claiming throws. */
export async function requestClaimLink(
  { checkoutId }: { checkoutId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const { claim } = openClaim(await findClaim(em, checkoutId), now)
  emit({ type: 'membership.claim-link-requested', payload: { checkoutId, accountId: claim.accountId } })
}
