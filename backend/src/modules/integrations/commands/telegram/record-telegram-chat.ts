import type { CommandContext } from '#platform/command-runner'

/** Records whether the bot may write to somebody. */
export async function recordTelegramChat(
  { telegramUserId, mayWrite }: { telegramUserId: string; mayWrite: boolean },
  { em, now }: CommandContext,
): Promise<void> {
  await em.execute(
    `insert into telegram_chats (telegram_user_id, may_write, changed_at) values (?, ?, ?)
     on conflict (telegram_user_id) do update set may_write = excluded.may_write, changed_at = excluded.changed_at`,
    [telegramUserId, mayWrite, now],
  )
}
