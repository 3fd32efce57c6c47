import type { CommandContext } from '#platform/command-runner'
import { TelegramInviteSchema } from '../../persistence/telegram-schema.ts'

/** Telegram knows as well that a link is good for nothing. */
export async function noteRevokedTelegramInvite(
  { inviteLink }: { inviteLink: string },
  { em, now }: CommandContext,
): Promise<void> {
  await em.nativeUpdate(TelegramInviteSchema, { inviteLink, revokedAt: null }, { revokedAt: now })
}
