import type { Sql } from '#platform/database/sql'

/** A link of a member that still opens the channel. */
export interface OpenInvite {
  inviteLink: string
  madeAt: Date
  expiresAt: Date
}

export async function findTelegramInvite(
  sql: Sql,
  accountId: string,
  now: Date,
): Promise<OpenInvite | undefined> {
  const [invite] = await sql.rows<OpenInvite>({
    name: 'telegram-find-invite',
    text: `select invite_link as "inviteLink", made_at as "madeAt", expires_at as "expiresAt"
      from telegram_invites
      where account_id = $1 and closed_at is null and expires_at > $2 order by made_at desc limit 1`,
    values: [accountId, now],
  })
  return invite
}
