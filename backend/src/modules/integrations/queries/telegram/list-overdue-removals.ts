import type { Sql } from '#platform/database/sql'

/** The Telegram accounts of members who lost access and are still not known to be out. */
export async function listOverdueRemovals(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql.rows<{ telegramUserId: string }>({
    name: 'telegram-list-overdue-removals',
    text: `select distinct l.telegram_user_id as "telegramUserId"
      from channel_revocations v join telegram_links l on l.account_id = v.account_id
      where v.channel = 'telegram' and v.removed_at is null and l.proven_at is not null
      order by 1 limit $1`,
    values: [limit],
  })
  return rows.map(({ telegramUserId }) => telegramUserId)
}
