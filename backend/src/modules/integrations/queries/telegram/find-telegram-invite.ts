import type { Sql } from '#platform/database/sql'

/** A link of a member that still opens a channel. */
export interface OpenInvite {
  inviteLink: string
  madeAt: Date
  expiresAt: Date
}

/** The newest link of a member into this channel: those into another one, as before a change, are nothing to offer. */
export async function findTelegramInvite(
  sql: Sql,
  { accountId, chatId, now }: { accountId: string; chatId: string; now: Date },
): Promise<OpenInvite | undefined> {
  const [invite] = await sql.rows<OpenInvite>({
    name: 'telegram-find-invite',
    text: `select invite_link as "inviteLink", made_at as "madeAt", expires_at as "expiresAt"
      from telegram_invites
      where account_id = $1 and chat_id = $2 and closed_at is null and expires_at > $3
      order by made_at desc limit 1`,
    values: [accountId, chatId, now],
  })
  return invite
}
