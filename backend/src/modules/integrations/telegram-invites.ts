import { DomainError } from '@meridian/contracts/values/domain-error'
import { DAY_MS } from '@meridian/contracts/values/durations'
import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { Actor } from '#platform/journal/actor'
import type { LoadPrincipals, Principal } from '#platform/sessions/principal'
import { keepTelegramInvite } from './commands/telegram/keep-telegram-invite.ts'
import { recordRevokedTelegramInvite } from './commands/telegram/record-revoked-telegram-invite.ts'
import { refusalOfInvite } from './domain/telegram/seat-rules.ts'
import type { ChannelGateway } from './gateways/telegram/channel-gateway.ts'
import { findTelegramInvite } from './queries/telegram/find-telegram-invite.ts'
import { findTelegramLink } from './queries/telegram/find-telegram-link.ts'
import { listLinksToRevoke } from './queries/telegram/list-links-to-revoke.ts'
import { LINK_TEXTS } from './telegram-texts.ts'

export interface TelegramParts {
  sql: Sql
  commands: CommandRunner
  clock: () => Date
  loadPrincipals: LoadPrincipals
}

const INVITE_LIFETIME_MS = DAY_MS
/** Telegram's limit. */
const NAME_LENGTH = 32

interface InviteParts extends TelegramParts {
  seats: {
    /** Lifts a ban of ours. */
    liftOurs(channel: ChannelGateway, telegramUserId: string): Promise<void>
    isBannedByOthers(channel: ChannelGateway, telegramUserId: string): Promise<boolean>
  }
}

/** Makes links into the channel, and takes them back. */
export type TelegramInvites = ReturnType<typeof createTelegramInvites>

export function createTelegramInvites({ sql, commands, clock, seats }: InviteParts) {
  /**
   * Makes a link for a member, valid for one day and for joining once. Earlier links no longer work; one that was made
   * since then is returned instead.
   * @throws DomainError `forbidden` that says why they get none, `conflict` without a linked Telegram account
   */
  async function invite(
    channel: ChannelGateway,
    person: Principal,
    since: Date,
    actor: Actor,
  ): Promise<string> {
    const refusal = refusalOfInvite(person)
    if (refusal !== null) throw new DomainError('forbidden', refusal)
    const link = await findTelegramLink(sql, person.id, channel.chatId)
    if (link === undefined) throw new DomainError('conflict', LINK_TEXTS.linkFirst)
    // No link lets in somebody who is banned.
    if (link.proven && (await seats.isBannedByOthers(channel, link.telegramUserId)))
      throw new DomainError('forbidden', LINK_TEXTS.banned)
    if (link.status === 'kicked') await seats.liftOurs(channel, link.telegramUserId)
    const expiresAt = new Date(clock().getTime() + INVITE_LIFETIME_MS)
    const name = `member ${person.id}`.slice(0, NAME_LENGTH)
    const inviteLink = await channel.createInviteLink(name, expiresAt)
    const { chatId } = channel
    const { telegramUserId } = link
    const made = { inviteLink, chatId, accountId: person.id, telegramUserId, expiresAt, since }
    const good = await commands.run(keepTelegramInvite, made, actor)
    if (good === undefined) throw new DomainError('conflict', LINK_TEXTS.changed)
    return good
  }

  return {
    invite,
    /** The same for a message that may be handled again: if a link was made since then, no other is made. */
    async inviteOnce(channel: ChannelGateway, person: Principal, since: Date, actor: Actor) {
      const wanted = { accountId: person.id, chatId: channel.chatId, now: clock() }
      const open = await findTelegramInvite(sql, wanted)
      return open !== undefined && open.madeAt >= since
        ? open.inviteLink
        : invite(channel, person, since, actor)
    },
    /** Has Telegram refuse the links of a member that are closed here. */
    async revokeClosed(channel: ChannelGateway, accountId: string, actor: Actor): Promise<void> {
      for (const inviteLink of await listLinksToRevoke(sql, accountId, channel.chatId)) {
        await channel.revokeInviteLink(inviteLink)
        await commands.run(recordRevokedTelegramInvite, { inviteLink }, actor)
      }
    },
  }
}
