import type { CommandContext } from '#platform/command-runner'

/** Tells of somebody whom the bot may not remove. */
export async function recordRefusedTelegramRemoval(
  payload: { accountId: string | null; telegramUserId: string; message: string },
  { emit }: CommandContext,
): Promise<void> {
  emit({ type: 'integrations.telegram-removal-refused', payload })
}
