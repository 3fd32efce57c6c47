import { DAY_MS } from '@meridian/contracts/values/durations'
import type { CommandContext } from '#platform/command-runner'
import { DiscordLinkSchema } from '../persistence/discord/discord-link-schema.ts'
import { RevocationSchema } from '../persistence/revocation-schema.ts'

const OWN_TELEGRAM =
  'select telegram_user_id from telegram_links where account_id = ? and proven_at is not null'

/** How long it is known whose role Discord does not let us take; from then on it is taken by hand, or stays. */
const MAX_MS = 30 * DAY_MS

/**
 * Forgets which accounts elsewhere belonged to somebody who has left, and which page said so. Returns whether all of it
 * is forgotten: not while a role is still to be taken.
 */
export async function forgetLinks(
  { accountId }: { accountId: string },
  context: CommandContext,
): Promise<boolean> {
  const { em } = context
  await em.execute(`delete from telegram_roster where telegram_user_id in (${OWN_TELEGRAM})`, [accountId])
  await em.execute(`delete from telegram_chats where telegram_user_id in (${OWN_TELEGRAM})`, [accountId])
  for (const table of ['telegram_links', 'telegram_codes', 'telegram_invites'])
    await em.execute(`delete from ${table} where account_id = ?`, [accountId])
  await em.execute('delete from notion_member_pages where account_id = ?', [accountId])
  return forgetDiscord(accountId, context)
}

async function forgetDiscord(accountId: string, { em, now }: CommandContext): Promise<boolean> {
  if ((await em.count(DiscordLinkSchema, { accountId })) === 0) return true
  const toTake = { accountId, channel: 'discord', removedAt: null } as const
  const tooLongAgo = new Date(now.getTime() - MAX_MS)
  await em.nativeDelete(RevocationSchema, { ...toTake, lostAt: { $lte: tooLongAgo } })
  if ((await em.count(RevocationSchema, toTake)) > 0) return false
  await em.nativeDelete(DiscordLinkSchema, { accountId })
  return true
}
