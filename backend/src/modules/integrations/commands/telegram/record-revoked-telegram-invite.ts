import type { CommandContext } from '#platform/command-runner'
import { TelegramInviteSchema } from '../../persistence/telegram/telegram-schema.ts'

/** Records that Telegram, too, refuses a link. */
export async function recordRevokedTelegramInvite(
  { inviteLink }: { inviteLink: string },
  { em, now }: CommandContext,
): Promise<void> {
  await em.nativeUpdate(TelegramInviteSchema, { inviteLink, revokedAt: null }, { revokedAt: now })
}
