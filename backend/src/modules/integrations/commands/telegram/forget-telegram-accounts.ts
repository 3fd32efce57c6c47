import type { CommandContext } from '#platform/command-runner'

/** Nobody is known to have it now, and no seat of it is still to be taken. */
const IS_NOBODYS = `not exists (select from telegram_links l where l.telegram_user_id = t.telegram_user_id)
  and not exists (select from telegram_roster r where r.telegram_user_id = t.telegram_user_id and r.status <> 'left')`

/** Forgets Telegram accounts that were somebody's once, unless they are in use. */
export async function forgetTelegramAccounts(
  telegramUserIds: readonly string[],
  { sql }: Pick<CommandContext, 'sql'>,
): Promise<void> {
  for (const table of ['telegram_chats', 'telegram_roster'])
    await sql.rows({
      text: `delete from ${table} t where t.telegram_user_id = any($1) and ${IS_NOBODYS}`,
      values: [telegramUserIds],
    })
}
