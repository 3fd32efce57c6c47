import type { Delivery } from '#platform/command-runner'
import { type Actor, asConsumer } from '#platform/journal/actor'
import type { StoredEvent } from '#platform/journal/events'
import { DONE, type Handled, NOTHING_TO_DO } from '#platform/journal/handled'
import type { Principal } from '#platform/sessions/principal'
import { recordTelegramChat } from './commands/telegram/record-telegram-chat.ts'
import { redeemTelegramCode } from './commands/telegram/redeem-telegram-code.ts'
import { isInside, refusalOfInvite } from './domain/telegram/seat-rules.ts'
import type { ChannelGateway } from './gateways/telegram/channel-gateway.ts'
import type { TelegramInvites, TelegramParts } from './telegram-invites.ts'
import type { TelegramSeats } from './telegram-seats.ts'
import { BOT_TEXTS, LINK_TEXTS } from './telegram-texts.ts'

/** Speaks with people. */
export type TelegramBot = ReturnType<typeof createTelegramBot>

export function createTelegramBot(parts: TelegramParts & { invites: TelegramInvites; seats: TelegramSeats }) {
  const { commands, loadPrincipals, invites, seats } = parts

  /** Writes to somebody. False where the bot may not: then it does not try again until they write to it. */
  async function tell(channel: ChannelGateway, telegramUserId: string, text: string): Promise<boolean> {
    if ((await channel.send(telegramUserId, text)) === 'sent') return true
    await commands.run(recordTelegramChat, { telegramUserId, mayWrite: false }, 'system:telegram')
    return false
  }

  /** What to say to somebody whose account has just been proven. */
  async function welcome(
    channel: ChannelGateway,
    { person, telegramUserId, since }: { person: Principal; telegramUserId: string; since: Date },
    actor: Actor,
  ): Promise<string> {
    if (isInside(await seats.lookAt(channel, telegramUserId))) return BOT_TEXTS.inside
    if (await seats.isBannedByOthers(channel, telegramUserId)) return BOT_TEXTS.waits(LINK_TEXTS.banned)
    const refusal = refusalOfInvite(person)
    if (refusal !== null) return BOT_TEXTS.waits(refusal)
    return BOT_TEXTS.invited(await invites.inviteOnce(channel, person, since, actor))
  }

  async function reply(
    channel: ChannelGateway,
    { payload, occurredAt: since }: StoredEvent<'integrations.telegram-notified'>,
    telegramUserId: string,
    actor: Actor,
  ): Promise<string> {
    const { codeHash } = payload
    if (codeHash === null) return BOT_TEXTS.help
    const redeemed = await commands.run(redeemTelegramCode, { codeHash, telegramUserId }, actor)
    if (redeemed.outcome !== 'proven')
      return redeemed.outcome === 'taken' ? BOT_TEXTS.taken : BOT_TEXTS.unknownCode
    const person = (await loadPrincipals([redeemed.accountId])).get(redeemed.accountId)
    if (person === undefined) return BOT_TEXTS.help
    return welcome(channel, { person, telegramUserId, since }, actor)
  }

  return {
    tell,
    /** Answers a private message: a code proves whose account it is, anything else gets a hint. */
    async answer(
      channel: ChannelGateway,
      update: StoredEvent<'integrations.telegram-notified'>,
      delivery: Delivery,
    ): Promise<Handled> {
      const { telegramUserId, chatId } = update.payload
      if (telegramUserId === null || chatId !== telegramUserId) return NOTHING_TO_DO
      const actor = asConsumer(delivery)
      await commands.run(recordTelegramChat, { telegramUserId, mayWrite: true }, actor)
      const text = await reply(channel, update, telegramUserId, actor)
      await tell(channel, telegramUserId, text)
      return DONE
    },
  }
}
