import type { Sql } from '#platform/database/sql'

/** The links of a member that are no longer good here, but that Telegram still accepts. */
export async function listLinksToRevoke(sql: Sql, accountId: string, chatId: string): Promise<string[]> {
  const rows = await sql.rows<{ inviteLink: string }>({
    name: 'telegram-list-links-to-revoke',
    text: `select invite_link as "inviteLink" from telegram_invites
      where account_id = $1 and chat_id = $2 and closed_at is not null and revoked_at is null
      order by made_at`,
    values: [accountId, chatId],
  })
  return rows.map(({ inviteLink }) => inviteLink)
}
