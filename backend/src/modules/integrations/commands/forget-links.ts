import type { CommandContext } from '#platform/command-runner'
import { endOfKnowing } from '../domain/kept-of-leavers.ts'
import { DiscordLinkSchema } from '../persistence/discord/discord-link-schema.ts'
import { RolesLeftSchema } from '../persistence/discord/roles-left-schema.ts'
import { MemberPageSchema } from '../persistence/notion/member-page-schema.ts'
import { RevocationSchema } from '../persistence/revocation-schema.ts'

const OWN_TELEGRAM =
  'select telegram_user_id from telegram_links where account_id = ? and proven_at is not null'

const SEATS_LEFT = `select 1 from telegram_roster where telegram_user_id in (${OWN_TELEGRAM})
  and (status in ('member', 'restricted') or (status = 'kicked' and by_us)) limit 1`

/**
 * Forgets which accounts elsewhere belonged to somebody who has left, and which page said so. Returns whether all of it
 * is forgotten: within thirty days not while a seat, a role or a page is still to be taken.
 */
export async function forgetLinks(
  { accountId, deletedAt }: { accountId: string; deletedAt: Date },
  context: CommandContext,
): Promise<boolean> {
  const { em, now } = context
  for (const table of ['telegram_codes', 'telegram_invites'])
    await em.execute(`delete from ${table} where account_id = ?`, [accountId])
  const mayWait = deletedAt > endOfKnowing(now)
  let isForgotten = true
  for (const { isLeft, forget } of [telegram, notion, discord]) {
    if (mayWait && (await isLeft(accountId, context))) isForgotten = false
    else await forget(accountId, context)
  }
  return isForgotten
}

/** Where somebody had something that was given to them. */
interface Elsewhere {
  /** Whether it is still to be taken. */
  isLeft(accountId: string, context: CommandContext): Promise<boolean>
  forget(accountId: string, context: CommandContext): Promise<void>
}

const telegram: Elsewhere = {
  isLeft: async (accountId, { em }) => (await em.execute<object[]>(SEATS_LEFT, [accountId])).length > 0,
  async forget(accountId, { em }) {
    for (const table of ['telegram_roster', 'telegram_chats'])
      await em.execute(`delete from ${table} where telegram_user_id in (${OWN_TELEGRAM})`, [accountId])
    await em.execute('delete from telegram_links where account_id = ?', [accountId])
    await em.nativeDelete(RevocationSchema, { accountId, channel: 'telegram', removedAt: null })
  },
}

const notion: Elsewhere = {
  isLeft: async (accountId, { em }) => (await em.count(MemberPageSchema, { accountId, written: null })) > 0,
  async forget(accountId, { em }) {
    await em.nativeDelete(MemberPageSchema, { accountId })
  },
}

const discord: Elsewhere = {
  async isLeft(accountId, { em }) {
    if ((await em.count(RolesLeftSchema, { accountId })) > 0) return true
    const link = await em.findOne(DiscordLinkSchema, { accountId })
    if (link === null) return false
    const toTake = { accountId, channel: 'discord', removedAt: null } as const
    return link.given.length > 0 || (await em.count(RevocationSchema, toTake)) > 0
  },
  async forget(accountId, { em }) {
    await em.nativeDelete(RevocationSchema, { accountId, channel: 'discord', removedAt: null })
    await em.nativeDelete(RolesLeftSchema, { accountId })
    await em.nativeDelete(DiscordLinkSchema, { accountId })
  },
}
