import type { CommandContext } from '#platform/command-runner'
import { TelegramInviteSchema } from '../../persistence/telegram/telegram-schema.ts'

/** Notes that Telegram, too, refuses a link. */
export async function noteRevokedTelegramInvite(
  { inviteLink }: { inviteLink: string },
  { em, now }: CommandContext,
): Promise<void> {
  await em.nativeUpdate(TelegramInviteSchema, { inviteLink, revokedAt: null }, { revokedAt: now })
}
