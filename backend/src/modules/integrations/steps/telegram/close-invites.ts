import type { CommandContext } from '#platform/command-runner'
import { TelegramInviteSchema } from '../../persistence/telegram/telegram-schema.ts'

/** All links of a member, or one of them. */
export interface InvitesToClose {
  accountId: string
  inviteLink?: string
}

/** Closes open links of a member, and tells of it where there were some. */
export async function closeInvites(which: InvitesToClose, { em, emit, now }: CommandContext): Promise<void> {
  const { accountId } = which
  const open = await em.find(TelegramInviteSchema, { ...which, closedAt: null })
  for (const invite of open) invite.closedAt = now
  if (open.length > 0) emit({ type: 'integrations.telegram-invites-closed', payload: { accountId } })
}
