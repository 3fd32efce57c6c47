import type { CommandContext } from '#platform/command-runner'
import { openClaim } from '../domain/claim.ts'
import { findClaim } from '../persistence/find-claim.ts'

/** Returns whose account a claim is for, and which address was paid with. Throws what claiming throws. */
export async function checkClaim(
  { checkoutId }: { checkoutId: string },
  { em, now }: CommandContext,
): Promise<{ accountId: string; email: string }> {
  const { claim, checkout } = openClaim(await findClaim(em, checkoutId), now)
  if (!checkout.email) throw new Error(`Checkout ${checkoutId} was paid by nobody`)
  return { accountId: claim.accountId, email: checkout.email }
}
