import type { CommandContext } from '#platform/command-runner'

/** Tells how a member hears of the link that waits since access came back. */
export async function recordToldTelegramInvite(
  payload: { accountId: string; by: 'bot' | 'mail' },
  { emit }: CommandContext,
): Promise<void> {
  emit({ type: 'integrations.telegram-invite-told', payload })
}
