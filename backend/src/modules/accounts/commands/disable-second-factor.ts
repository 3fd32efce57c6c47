import type { CommandContext } from '#platform/command-runner'
import { forgetSecondFactor } from '../persistence/forget-second-factor.ts'
import { getCallersAccount } from '../persistence/get-account.ts'

/** Turns the second factor off and forgets its secret and codes. */
export async function disableSecondFactor(
  { accountId }: { accountId: string },
  { em, emit }: CommandContext,
): Promise<void> {
  const account = await getCallersAccount(em, accountId)
  if (account.secondFactorAt === null) return
  await forgetSecondFactor(em, account)
  emit({ type: 'accounts.second-factor-disabled', payload: { accountId } })
}
