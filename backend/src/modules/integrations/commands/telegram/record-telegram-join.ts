import type { TelegramJoinReason } from '@meridian/contracts/values/telegram'
import type { CommandContext } from '#platform/command-runner'

/** Tells of a request to join that Telegram has been answered. */
export async function recordTelegramJoin(
  input: { accountId: string | null; telegramUserId: string; reason: TelegramJoinReason },
  { emit }: CommandContext,
): Promise<void> {
  const admitted = input.reason === 'own-link'
  emit({ type: 'integrations.telegram-join-settled', payload: { ...input, admitted } })
}
