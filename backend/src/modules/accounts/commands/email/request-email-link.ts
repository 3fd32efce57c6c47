import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { EmailLinkSchema } from '../../persistence/email-link-schema.ts'
import { getCallersAccount } from '../../persistence/get-account.ts'
import { openEmailLink } from '../../steps/open-email-link.ts'

/** Sends the link once more: to the pending address, or else to the account's own. Returns which. */
export async function requestEmailLink(
  { accountId, lifetimeMs }: { accountId: string; lifetimeMs: number },
  context: CommandContext,
): Promise<string> {
  const { em, now } = context
  const account = await getCallersAccount(em, accountId)
  const waiting = await em.findOne(
    EmailLinkSchema,
    { accountId, usedAt: null, expiresAt: { $gt: now }, emailKey: { $ne: account.emailKey } },
    { orderBy: { madeAt: 'desc' } },
  )
  if (waiting === null && account.emailVerifiedAt)
    throw new DomainError('conflict', 'Your address is already confirmed.')
  const { email } = waiting ?? account
  openEmailLink({ accountId, email, lifetimeMs }, context)
  return email
}
