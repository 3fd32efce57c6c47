import type { Sql } from '#platform/database/sql'

export interface ListedSeat {
  telegramUserId: string
  /** The member who has shown that it is theirs. */
  accountId: string | null
  /** When we last heard of it. */
  lookedAt: Date
}

/** Those who are in a channel with seats that can be given up, in the order of their ids, `limit` at most. */
export function listTelegramSeats(
  sql: Sql,
  { chatId, after, limit }: { chatId: string; after: string; limit: number },
): Promise<ListedSeat[]> {
  return sql.rows({
    name: 'telegram-list-seats',
    text: `select r.telegram_user_id as "telegramUserId", l.account_id as "accountId",
        r.looked_at as "lookedAt"
      from telegram_roster r
      left join telegram_links l on l.telegram_user_id = r.telegram_user_id and l.proven_at is not null
      where r.chat_id = $1 and r.status in ('member', 'restricted') and r.telegram_user_id > $2
      order by r.telegram_user_id limit $3`,
    values: [chatId, after, limit],
  })
}
