import type { CommandContext } from '#platform/command-runner'

/** Has each of these seats looked at. */
export async function doubtTelegramSeats(
  { telegramUserIds }: { telegramUserIds: readonly string[] },
  { emit }: CommandContext,
): Promise<void> {
  for (const telegramUserId of telegramUserIds)
    emit({ type: 'integrations.telegram-seat-doubted', payload: { telegramUserId } })
}
