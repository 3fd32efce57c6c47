import { DAY_MS } from '@meridian/contracts/values/durations'
import type { CommandContext } from '#platform/command-runner'
import { DiscordLinkSchema } from '../persistence/discord/discord-link-schema.ts'
import { MemberPageSchema } from '../persistence/notion/member-page-schema.ts'
import { RevocationSchema } from '../persistence/revocation-schema.ts'

const OWN_TELEGRAM =
  'select telegram_user_id from telegram_links where account_id = ? and proven_at is not null'

/** How long it is known which role or page we are not allowed to take; from then on it is taken by hand, or stays. */
const MAX_MS = 30 * DAY_MS

/**
 * Forgets which accounts elsewhere belonged to somebody who has left, and which page said so. Returns whether all of it
 * is forgotten: not while a role or a page is still to be taken.
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
  const areGone = [await forgetPage(accountId, context), await forgetDiscord(accountId, context)]
  return areGone.every(Boolean)
}

async function forgetPage(accountId: string, { em, now }: CommandContext): Promise<boolean> {
  const tooLongAgo = new Date(now.getTime() - MAX_MS)
  const told = { $or: [{ written: { $ne: null } }, { writtenAt: { $lte: tooLongAgo } }] }
  await em.nativeDelete(MemberPageSchema, { accountId, ...told })
  return (await em.count(MemberPageSchema, { accountId })) === 0
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
