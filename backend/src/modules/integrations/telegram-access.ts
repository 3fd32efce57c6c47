import type { TelegramRemovalReason } from '@meridian/contracts/values/telegram'
import type { Delivery } from '#platform/command-runner'
import { asConsumer } from '#platform/journal/actor'
import { DONE, type Handled, NOTHING_TO_DO, RECORDED } from '#platform/journal/handled'
import { settleOpenRevocations } from './commands/settle-open-revocations.ts'
import { closeTelegramInvites } from './commands/telegram/close-telegram-invites.ts'
import { recordToldTelegramInvite } from './commands/telegram/record-told-telegram-invite.ts'
import { withdrawRevocation } from './commands/withdraw-revocation.ts'
import { isInside, refusalOfInvite } from './domain/telegram/seat-rules.ts'
import type { ChannelGateway } from './gateways/telegram/channel-gateway.ts'
import { findOpenRevocation } from './queries/find-open-revocation.ts'
import { findTelegramLink } from './queries/telegram/find-telegram-link.ts'
import { findTelegramSeat } from './queries/telegram/find-telegram-seat.ts'
import type { Revoke } from './revocations.ts'
import type { TelegramBot } from './telegram-bot.ts'
import type { TelegramInvites, TelegramParts } from './telegram-invites.ts'
import type { TelegramSeats } from './telegram-seats.ts'
import { BOT_TEXTS } from './telegram-texts.ts'

interface AccessParts extends TelegramParts {
  invites: TelegramInvites
  seats: TelegramSeats
  bot: TelegramBot
  revoke: Revoke
}

type Work<Input> = (channel: ChannelGateway, input: Input, delivery: Delivery) => Promise<Handled>

/**
 * What follows in the channel when access is lost or comes back. Each looks at the present state, so a late message
 * does no harm.
 */
export function createTelegramAccess(parts: AccessParts) {
  const { commands, seats, invites } = parts
  const inviteBack = backInviter(parts)
  const returned: Work<Returned> = async (channel, input, delivery) => {
    const by = await inviteBack(channel, input, delivery)
    if (by === undefined) return NOTHING_TO_DO
    return commands.runOnce(recordToldTelegramInvite, { accountId: input.accountId, by }, delivery)
  }
  /** A removal that was refused stays open: it ends when the person, who never left, may be there again. */
  const settleReturned = async (channel: ChannelGateway, telegramUserId: string) => {
    const { accountId } = await findTelegramSeat(parts.sql, telegramUserId, channel.chatId)
    if (accountId === null || !(await seats.isEntitled(accountId))) return
    await commands.run(
      settleOpenRevocations,
      { accountId, channel: 'telegram', isBack: true },
      'system:telegram',
    )
  }
  const doubted: Work<Doubt> = async (channel, { telegramUserId, reason }, delivery) => {
    if (telegramUserId === null) return NOTHING_TO_DO
    await seats.unlessRefused({ accountId: null, telegramUserId }, delivery, async () => {
      const outcome = await seats.removeUnentitled(channel, { telegramUserId, reason }, delivery)
      if (outcome === 'removed') return
      if (isInside(await seats.lookAt(channel, telegramUserId))) await settleReturned(channel, telegramUserId)
      await seats.liftOurs(channel, telegramUserId)
    })
    return DONE
  }
  const revokeClosed: Work<string> = async (channel, accountId, delivery) => {
    await invites.revokeClosed(channel, accountId, asConsumer(delivery))
    return DONE
  }
  return {
    /** Access was lost: out of the channel, unless it is back by now. */
    lost: remover(parts, inviteBack),
    /** Access came back: a link, sent by the bot where it may write, by mail otherwise. */
    returned,
    /** A seat whose holder may no longer have a right to it. */
    doubted,
    /** Has Telegram, too, refuse links that are closed here. */
    revokeClosed,
  }
}

interface Returned {
  accountId: string
  since: Date
}

interface Doubt {
  telegramUserId: string | null
  reason: TelegramRemovalReason
}

type InviteBack = ReturnType<typeof backInviter>

/** Makes a link for somebody whose access is back, and tells them. Returns how; undefined where there is no need. */
function backInviter({ sql, loadPrincipals, invites, seats, bot }: AccessParts) {
  return async (
    channel: ChannelGateway,
    { accountId, since }: Returned,
    delivery: Delivery,
  ): Promise<'mail' | 'bot' | undefined> => {
    const link = await findTelegramLink(sql, accountId, channel.chatId)
    const person = (await loadPrincipals([accountId])).get(accountId)
    if (link === undefined || isInside(link.status) || person === undefined) return undefined
    // Whoever has linked an account since then has made an invite link themselves.
    if (link.linkedAt > since) return undefined
    if (refusalOfInvite(person) !== null) return undefined
    if (link.proven && (await seats.isBannedByOthers(channel, link.telegramUserId))) return undefined
    const inviteLink = await invites.inviteOnce(channel, person, since, asConsumer(delivery))
    const text = BOT_TEXTS.backAgain(inviteLink)
    return link.mayWrite && (await bot.tell(channel, link.telegramUserId, text)) ? 'bot' : 'mail'
  }
}

interface Lost {
  accountId: string
  lostAt: Date
}

/** Lets somebody in again, and tells them; part of handling a delivery. */
type MakeGood = (channel: ChannelGateway, lost: Lost, delivery: Delivery) => Promise<void>

function remover(parts: AccessParts, inviteBack: InviteBack): Work<Lost> {
  const { sql, commands, seats, revoke } = parts
  const makeGood: MakeGood = async (channel, { accountId, lostAt }, delivery) => {
    const by = await inviteBack(channel, { accountId, since: lostAt }, delivery)
    if (by !== undefined)
      await commands.run(recordToldTelegramInvite, { accountId, by }, asConsumer(delivery))
  }
  const breakOff = removalBreaker(parts, makeGood)
  return async (channel, { accountId, lostAt }, delivery) => {
    if (await seats.isEntitled(accountId)) return breakOff(channel, { accountId, lostAt }, delivery)
    const link = await findTelegramLink(sql, accountId, channel.chatId)
    if (link === undefined) return NOTHING_TO_DO
    await commands.run(closeTelegramInvites, { accountId }, asConsumer(delivery))
    if (!link.proven) return DONE
    const { telegramUserId } = link
    const isDue = async () => !(await seats.isEntitled(accountId))
    const remove = async () => {
      const outcome = await seats.remove(channel, telegramUserId, isDue)
      // They paid while they were being taken out: the latest state wins.
      if (outcome === 'removed' && !(await isDue())) await makeGood(channel, { accountId, lostAt }, delivery)
      return outcome
    }
    await seats.unlessRefused({ accountId, telegramUserId }, delivery, async () => {
      const outcome = await revoke(delivery, { channel: 'telegram', accountId, lostAt, remove })
      if (outcome === 'left alone') await breakOff(channel, { accountId, lostAt }, delivery)
    })
    return RECORDED
  }
}

/**
 * Access came back before somebody was taken out. A removal that had begun may have banned them, or ended just before
 * it was noted: then they are let in again.
 */
function removalBreaker({ sql, commands, seats }: AccessParts, makeGood: MakeGood): Work<Lost> {
  return async (channel, lost, delivery) => {
    const about = { eventId: delivery.messageId, channel: 'telegram' as const }
    const link = await findTelegramLink(sql, lost.accountId, channel.chatId)
    if (link?.proven && (await findOpenRevocation(sql, about))) {
      await seats.release(channel, link.telegramUserId)
      await makeGood(channel, lost, delivery)
    }
    return commands.runOnce(withdrawRevocation, about, delivery)
  }
}
