import type { CommandContext } from '#platform/command-runner'

const OWN_TELEGRAM =
  'select telegram_user_id from telegram_links where account_id = ? and proven_at is not null'

/** Forgets which accounts elsewhere were those of somebody who has left, and which page said so. */
export async function forgetLinks(
  { accountId }: { accountId: string },
  { em }: CommandContext,
): Promise<void> {
  await em.execute(`delete from telegram_roster where telegram_user_id in (${OWN_TELEGRAM})`, [accountId])
  await em.execute(`delete from telegram_chats where telegram_user_id in (${OWN_TELEGRAM})`, [accountId])
  for (const table of ['telegram_links', 'telegram_codes', 'telegram_invites'])
    await em.execute(`delete from ${table} where account_id = ?`, [accountId])
  await em.execute('delete from discord_links where account_id = ?', [accountId])
  await em.execute('delete from notion_member_pages where account_id = ?', [accountId])
}
