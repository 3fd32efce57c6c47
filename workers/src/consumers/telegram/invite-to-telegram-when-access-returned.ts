import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { hasAccess } from '@meridian/contracts/values/access'
import { isStaff } from '@meridian/contracts/values/roles'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever was removed from the channel and has access again gets a new link into it. */
export const inviteToTelegramWhenAccessReturned = (parts: WorkerParts) =>
  defineConsumer({
    name: 'invite-to-telegram-when-access-returned',
    queue: 'telegram',
    on: [
      'accounts.account-unsuspended',
      'accounts.role-changed',
      'membership.activated',
      'membership.restored',
    ],
    async handle({ payload, occurredAt: since }, delivery) {
      if ('accessHadEnded' in payload && !payload.accessHadEnded) return NOTHING_TO_DO
      if ('after' in payload && !(await isLetInByRole(parts, payload))) return NOTHING_TO_DO
      return parts.integrations.telegram.inviteBack({ accountId: payload.accountId, since }, delivery)
    },
  })

/** Newly appointed staff without a membership: whoever has access of their own was never removed. */
async function isLetInByRole(
  { loadPrincipals, clock }: WorkerParts,
  { accountId, before, after }: PayloadOf<'accounts.role-changed'>,
): Promise<boolean> {
  if (isStaff(before) || !isStaff(after)) return false
  const person = (await loadPrincipals([accountId])).get(accountId)
  return person !== undefined && !hasAccess(person, clock())
}
