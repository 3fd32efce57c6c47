import type { TelegramStatus } from '@meridian/contracts/values/telegram'
import type { Sql } from '#platform/database/sql'

/** A Telegram account, as far as a channel is concerned. */
export interface TelegramSeat {
  /** The member who has shown that it is theirs. */
  accountId: string | null
  status: TelegramStatus | null
  byUs: boolean
}

export async function findTelegramSeat(
  sql: Sql,
  telegramUserId: string,
  chatId: string,
): Promise<TelegramSeat> {
  const [seat] = await sql.rows<TelegramSeat>({
    name: 'telegram-find-seat',
    text: `select l.account_id as "accountId", r.status, coalesce(r.by_us, false) as "byUs"
      from (select $1::text as id) person
      left join telegram_links l on l.telegram_user_id = person.id and l.proven_at is not null
      left join telegram_roster r on r.telegram_user_id = person.id and r.chat_id = $2`,
    values: [telegramUserId, chatId],
  })
  return seat ?? { accountId: null, status: null, byUs: false }
}
