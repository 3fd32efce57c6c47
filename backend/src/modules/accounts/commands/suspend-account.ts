import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import type { Principal } from '#platform/sessions/principal'
import { refusalToSuspend } from '../domain/standing.ts'
import { endSessions } from '../persistence/end-sessions.ts'
import { getAccount } from '../persistence/get-account.ts'

export interface SuspendAccount {
  accountId: string
  by: Pick<Principal, 'id' | 'role'>
  reason: string
}

/** Closes an account to its owner and ends its sessions. Throws `conflict` for one that is closed: its reason stays. */
export async function suspendAccount(
  { accountId, by, reason }: SuspendAccount,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const account = await getAccount(em, accountId)
  const refusal = refusalToSuspend(by, account)
  if (refusal !== undefined) throw new DomainError('forbidden', refusal)
  if (account.suspendedAt !== null)
    throw new DomainError(
      'conflict',
      'This account has already been suspended. Your reason was not recorded.',
    )
  account.suspendedAt = now
  await endSessions(em, accountId)
  emit({ type: 'accounts.account-suspended', payload: { accountId, reason } })
}
