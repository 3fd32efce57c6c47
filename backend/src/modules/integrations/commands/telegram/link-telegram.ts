import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { TelegramLinkSchema } from '../../persistence/telegram/telegram-schema.ts'
import { closeInvites } from '../../steps/telegram/close-invites.ts'

const PROVEN =
  'They have proven that another Telegram account is theirs. Only they can change that, in the portal.'

export interface LinkTelegram {
  accountId: string
  telegramUserId: string
  /** Whether the member says so, rather than staff for them. */
  bySelf: boolean
}

/**
 * Notes which Telegram account a member says is theirs. It proves nothing and takes nothing from anybody else.
 * @throws DomainError `conflict` when the account has been shown to be another member's, and when somebody else would
 * replace one that the member has proven
 */
export async function linkTelegram(
  { accountId, telegramUserId, bySelf }: LinkTelegram,
  context: CommandContext,
): Promise<void> {
  const { em, emit, now } = context
  const holder = await em.findOne(TelegramLinkSchema, { telegramUserId, provenAt: { $ne: null } })
  if (holder !== null && holder.accountId !== accountId)
    throw new DomainError('conflict', 'This Telegram account is linked to another member.')
  const link = await em.findOne(TelegramLinkSchema, { accountId })
  if (link?.telegramUserId === telegramUserId) return
  if (link?.provenAt && !bySelf) throw new DomainError('conflict', PROVEN)
  const previousTelegramUserId = link?.provenAt ? link.telegramUserId : null
  if (link === null) em.create(TelegramLinkSchema, { accountId, telegramUserId, linkedAt: now })
  else em.assign(link, { telegramUserId, linkedAt: now, provenAt: null })
  await closeInvites({ accountId }, context)
  const payload = { accountId, telegramUserId, proven: false, previousTelegramUserId }
  emit({ type: 'integrations.telegram-linked', payload })
}
