import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import type { Principal } from '#platform/sessions/principal'
import { refusalToSuspend } from '../domain/standing.ts'
import { getAccount } from '../persistence/get-account.ts'

export interface UnsuspendAccount {
  accountId: string
  by: Pick<Principal, 'id' | 'role'>
  reason: string
}

/** Reopens a suspended account to its owner, by whoever could have suspended it. Throws `conflict` for one that is open. */
export async function unsuspendAccount(
  { accountId, by, reason }: UnsuspendAccount,
  { em, emit }: CommandContext,
): Promise<void> {
  const account = await getAccount(em, accountId)
  const refusal = refusalToSuspend(by, account)
  if (refusal !== undefined) throw new DomainError('forbidden', refusal)
  if (account.suspendedAt === null)
    throw new DomainError('conflict', 'This account is not suspended. Your reason was not recorded.')
  account.suspendedAt = null
  emit({ type: 'accounts.account-unsuspended', payload: { accountId, reason } })
}
