import type { Sql } from '#platform/database/sql'

/** Those whom we banned from a channel and did not release: their removals were interrupted. */
export async function listOurTelegramBans(sql: Sql, chatId: string, limit: number): Promise<string[]> {
  const rows = await sql.rows<{ telegramUserId: string }>({
    name: 'telegram-list-our-bans',
    text: `select telegram_user_id as "telegramUserId" from telegram_roster
      where chat_id = $1 and status = 'kicked' and by_us order by telegram_user_id limit $2`,
    values: [chatId, limit],
  })
  return rows.map(({ telegramUserId }) => telegramUserId)
}
