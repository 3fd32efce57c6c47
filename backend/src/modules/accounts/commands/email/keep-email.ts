import type { CommandContext } from '#platform/command-runner'
import { cancelPendingEmailChange } from '../../persistence/cancel-email-change.ts'
import { getCallersAccount } from '../../persistence/get-account.ts'

/**
 * Gives up a pending change of address: a typing error may have mailed its link to a stranger. Returns the address that
 * stays.
 */
export async function keepEmail(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<string> {
  const { email, emailKey: keep } = await getCallersAccount(em, accountId)
  await cancelPendingEmailChange(em, { accountId, keep, now })
  return email
}
