import type { Sql } from '#platform/database/sql'

/** Whose link this is; undefined for a link that is not ours. */
export async function findInvitedAccount(sql: Sql, inviteLink: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ accountId: string }>({
    name: 'telegram-find-invited',
    text: 'select account_id as "accountId" from telegram_invites where invite_link = $1',
    values: [inviteLink],
  })
  return row?.accountId
}
