import type { CommandContext } from '#platform/command-runner'
import { lockLinksTo } from '../../persistence/telegram/lock-link.ts'
import { TelegramLinkSchema } from '../../persistence/telegram/telegram-schema.ts'
import { closeInvites } from './close-invites.ts'

/**
 * Records that a Telegram account was proved to be a member's. Unproved claims of others to it are dropped, and the
 * account that the member had before gives up its seat. Whoever proved it earlier keeps it.
 * @returns false when it was proved for another member
 */
export async function proveLink(
  { accountId, telegramUserId }: { accountId: string; telegramUserId: string },
  context: CommandContext,
): Promise<boolean> {
  const { em, emit, now } = context
  // Locked, so that no claim is dropped of somebody who changes theirs meanwhile.
  const claims = await lockLinksTo(em, telegramUserId)
  if (claims.some((claim) => claim.accountId !== accountId && claim.provenAt)) return false
  for (const claim of claims.filter((other) => other.accountId !== accountId)) {
    em.remove(claim)
    await closeInvites({ accountId: claim.accountId }, context)
    const about = { accountId: claim.accountId, telegramUserId, wasProven: false }
    emit({ type: 'integrations.telegram-unlinked', payload: { ...about, reason: 'proven-by-another' } })
  }
  const link = await em.findOne(TelegramLinkSchema, { accountId })
  if (link?.telegramUserId === telegramUserId && link.provenAt) return true
  const previousTelegramUserId =
    link?.provenAt && link.telegramUserId !== telegramUserId ? link.telegramUserId : null
  if (link === null)
    em.create(TelegramLinkSchema, { accountId, telegramUserId, linkedAt: now, provenAt: now })
  else em.assign(link, { telegramUserId, provenAt: now })
  const payload = { accountId, telegramUserId, proven: true, previousTelegramUserId }
  emit({ type: 'integrations.telegram-linked', payload })
  return true
}
