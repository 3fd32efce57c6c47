import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Role } from '@meridian/contracts/values/roles'
import type { CommandContext } from '#platform/command-runner'
import { refusalToAppoint } from '../domain/standing.ts'
import { getAccount } from '../persistence/get-account.ts'

export interface ChangeRole {
  accountId: string
  role: Exclude<Role, 'admin'>
  reason: string
}

/** Appoints somebody as staff, or revokes that. It takes effect with their next request. Throws `conflict` where they have that role. */
export async function changeRole(
  { accountId, role, reason }: ChangeRole,
  { em, emit }: CommandContext,
): Promise<void> {
  const account = await getAccount(em, accountId)
  const refusal = refusalToAppoint(account)
  if (refusal !== undefined) throw new DomainError('forbidden', refusal)
  const before = account.role
  if (before === role)
    throw new DomainError('conflict', `This person is already ${role}. Your reason was not recorded.`)
  account.role = role
  emit({ type: 'accounts.role-changed', payload: { accountId, before, after: role, reason } })
}
