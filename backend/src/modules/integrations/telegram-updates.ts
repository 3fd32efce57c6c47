import type { Delivery } from '#platform/command-runner'
import { asConsumer } from '#platform/journal/actor'
import type { StoredEvent } from '#platform/journal/events'
import { DONE, type Handled, NOTHING_TO_DO } from '#platform/journal/handled'
import { closeTelegramInvites } from './commands/telegram/close-telegram-invites.ts'
import { decideTelegramJoin } from './commands/telegram/decide-telegram-join.ts'
import { recordTelegramChat } from './commands/telegram/record-telegram-chat.ts'
import { recordTelegramJoin } from './commands/telegram/record-telegram-join.ts'
import { recordTelegramSeat } from './commands/telegram/record-telegram-seat.ts'
import { isInside, isSeated } from './domain/telegram/seat-rules.ts'
import type { ChannelGateway } from './gateways/telegram/channel-gateway.ts'
import { findInvitedAccount } from './queries/telegram/find-invited-account.ts'
import type { TelegramBot } from './telegram-bot.ts'
import type { TelegramParts } from './telegram-invites.ts'
import type { TelegramSeats } from './telegram-seats.ts'

type Update = StoredEvent<'integrations.telegram-notified'>

export interface UpdateParts extends TelegramParts {
  seats: TelegramSeats
  bot: TelegramBot
  /** Checks at once whether the bot may still do what it has to. */
  checkRights(): Promise<unknown>
}

/** Acts on what Telegram told: requests to join, who came and went, messages to the bot, the bot's own rights. */
export function createTelegramUpdates(parts: UpdateParts): Settle {
  const [settleRequest, settleMember, settleBot] = [
    requestSettler(parts),
    memberSettler(parts),
    botSettler(parts),
  ]
  return async (channel, update, delivery) => {
    const { kind, chatId } = update.payload
    if (kind === 'my_chat_member') return settleBot(channel, update, delivery)
    if (kind === 'message') return parts.bot.answer(channel, update, delivery)
    if (chatId !== channel.chatId) return NOTHING_TO_DO
    if (kind === 'chat_join_request') return settleRequest(channel, update, delivery)
    if (kind === 'chat_member') return settleMember(channel, update, delivery)
    return NOTHING_TO_DO
  }
}

type Settle = (channel: ChannelGateway, update: Update, delivery: Delivery) => Promise<Handled>

/** Lets in those whom `decideTelegramJoin` lets in. That uses up the link, and Telegram is told so later. */
function requestSettler({ sql, commands, seats }: UpdateParts): Settle {
  return async (channel, { payload }, delivery) => {
    const { telegramUserId, inviteLink, at } = payload
    if (telegramUserId === null) return NOTHING_TO_DO
    const accountId = inviteLink === null ? undefined : await findInvitedAccount(sql, inviteLink)
    const entitled = await seats.isEntitled(accountId)
    const asked = { inviteLink: inviteLink ?? '', telegramUserId, askedAt: new Date(at), entitled }
    const reason = await commands.run(decideTelegramJoin, asked, asConsumer(delivery))
    if (reason === 'own-link') await channel.approve(telegramUserId)
    else await channel.decline(telegramUserId)
    const settled = { accountId: accountId ?? null, telegramUserId, reason }
    return commands.runOnce(recordTelegramJoin, settled, delivery)
  }
}

/** Keeps the roster, and takes out anybody who came in without a right to. */
function memberSettler({ sql, commands, seats }: UpdateParts): Settle {
  return async (channel, update, delivery) => {
    const { telegramUserId, status, byBotId, at, notificationId, isBot, inviteLink } = update.payload
    if (telegramUserId === null || status === null) return NOTHING_TO_DO
    const actor = asConsumer(delivery)
    // What other bots do is not ours to undo, nor is what administrators do in the name of one.
    const byUs = byBotId === channel.botId
    const seat = { chatId: channel.chatId, telegramUserId, status, byUs, since: new Date(at) }
    await commands.run(recordTelegramSeat, { ...seat, updateId: Number(notificationId) }, actor)
    if (isBot || !isSeated(status)) return DONE
    // Whoever came by a link of ours has used it up.
    const accountId = inviteLink === null ? undefined : await findInvitedAccount(sql, inviteLink)
    if (accountId !== undefined && inviteLink !== null)
      await commands.run(closeTelegramInvites, { accountId, inviteLink }, actor)
    const stranger = { telegramUserId, reason: 'stranger' as const }
    await seats.unlessRefused({ accountId: null, telegramUserId }, delivery, async () => {
      await seats.removeUnentitled(channel, stranger, delivery)
    })
    return DONE
  }
}

/** The bot itself: its rights in the channel, or whether a person still wants to hear from it. */
function botSettler({ commands, checkRights }: UpdateParts): Settle {
  return async (channel, update, delivery) => {
    const { chatId, telegramUserId, status } = update.payload
    if (chatId === channel.chatId) await checkRights()
    else if (chatId !== null && chatId === telegramUserId)
      await commands.run(
        recordTelegramChat,
        { telegramUserId: chatId, mayWrite: isInside(status) },
        asConsumer(delivery),
      )
    return DONE
  }
}
