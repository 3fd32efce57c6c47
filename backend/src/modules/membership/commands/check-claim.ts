import type { CommandContext } from '#platform/command-runner'
import { findOpenClaim } from '../persistence/open-claim.ts'

/** Answers whose account a claim is for, and to which address it was mailed. Throws what claiming throws. */
export async function checkClaim(
  input: { checkoutId: string },
  context: CommandContext,
): Promise<{ accountId: string; email: string }> {
  const { claim, checkout } = await findOpenClaim(input, context)
  if (!checkout.email) throw new Error(`Checkout ${checkout.id} was paid by nobody`)
  return { accountId: claim.accountId, email: checkout.email }
}
