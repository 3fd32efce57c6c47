import type { TelegramStatus } from '@meridian/contracts/values/telegram'
import type { Sql } from '#platform/database/sql'

export interface TelegramLink {
  accountId: string
  telegramUserId: string
  proven: boolean
  linkedAt: Date
  /** What the Telegram account is in the channel; null when we were never told. */
  status: TelegramStatus | null
  /** Whether our bot made it so. */
  byUs: boolean
  /** Whether the bot may write to it. */
  mayWrite: boolean
}

/** The Telegram account of a member, and how it stands with a channel. */
export async function findTelegramLink(
  sql: Sql,
  accountId: string,
  chatId: string,
): Promise<TelegramLink | undefined> {
  const [link] = await sql.rows<TelegramLink>({
    name: 'telegram-find-link',
    text: `select l.account_id as "accountId", l.telegram_user_id as "telegramUserId",
        l.linked_at as "linkedAt", l.proven_at is not null as proven, r.status,
        coalesce(r.by_us, false) as "byUs", coalesce(c.may_write, false) as "mayWrite"
      from telegram_links l
      left join telegram_roster r on r.telegram_user_id = l.telegram_user_id and r.chat_id = $2
      left join telegram_chats c on c.telegram_user_id = l.telegram_user_id
      where l.account_id = $1`,
    values: [accountId, chatId],
  })
  return link
}
