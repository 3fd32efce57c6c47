import type { TelegramRemovalReason, TelegramStatus } from '@meridian/contracts/values/telegram'
import type { Delivery } from '#platform/command-runner'
import { recordRefusedTelegramRemoval } from './commands/telegram/record-refused-telegram-removal.ts'
import { recordTelegramRemoval } from './commands/telegram/record-telegram-removal.ts'
import { recordTelegramSeat } from './commands/telegram/record-telegram-seat.ts'
import { isBanOfOthers, isBanOfOurs, isSeated, mayHoldSeat } from './domain/telegram/seat-rules.ts'
import type { ChannelGateway } from './gateways/telegram/channel-gateway.ts'
import { TelegramTrouble } from './gateways/telegram/telegram-trouble.ts'
import { findTelegramSeat } from './queries/telegram/find-telegram-seat.ts'
import type { RemovalOutcome } from './revocations.ts'
import type { TelegramParts } from './telegram-invites.ts'

/** Who may be in the channel, and how they get out. */
export type TelegramSeats = ReturnType<typeof createTelegramSeats>

export function createTelegramSeats(parts: TelegramParts) {
  const { clock, loadPrincipals } = parts
  const keeper = createSeatKeeper(parts)
  /** Whether a member may be in the channel now. */
  const isEntitled = async (accountId: string | null | undefined): Promise<boolean> => {
    if (!accountId) return false
    return mayHoldSeat((await loadPrincipals([accountId])).get(accountId), clock())
  }
  return {
    isEntitled,
    ...keeper,
    removeUnentitled: unentitledRemover(parts, keeper, isEntitled),
    unlessRefused: refusalRecorder(parts),
  }
}

type SeatKeeper = ReturnType<typeof createSeatKeeper>

function createSeatKeeper({ sql, commands, clock }: TelegramParts) {
  /** Records a status that we saw in the channel, or caused. */
  async function note(
    channel: ChannelGateway,
    telegramUserId: string,
    status: TelegramStatus,
    byUs: boolean,
  ) {
    // Telegram's own times are also whole seconds: what it tells of the same second is newer.
    const since = new Date(Math.floor(clock().getTime() / 1_000) * 1_000)
    const seat = { chatId: channel.chatId, telegramUserId, status, byUs, since, updateId: 0 }
    await commands.run(recordTelegramSeat, seat, 'system:telegram')
  }
  const seatOf = (channel: ChannelGateway, telegramUserId: string) =>
    findTelegramSeat(sql, telegramUserId, channel.chatId)
  async function lift(channel: ChannelGateway, telegramUserId: string) {
    await channel.lift(telegramUserId)
    await note(channel, telegramUserId, 'left', true)
  }
  /** Looks at somebody in the channel itself. */
  async function lookAt(channel: ChannelGateway, telegramUserId: string): Promise<TelegramStatus> {
    const status = await channel.statusOf(telegramUserId)
    // Only the update of a ban says who banned somebody.
    if (status !== 'kicked') await note(channel, telegramUserId, status, false)
    return status
  }
  return {
    lookAt,
    /** Takes somebody out, unless it is no longer due. Those banned by others stay banned. */
    async remove(
      channel: ChannelGateway,
      telegramUserId: string,
      isDue: () => Promise<boolean>,
    ): Promise<RemovalOutcome> {
      if (isBanOfOthers(await seatOf(channel, telegramUserId))) return 'removed'
      const outcome = await channel.remove(telegramUserId, isDue)
      if (outcome === 'removed') await note(channel, telegramUserId, 'left', true)
      return outcome
    },
    /** Whether others have banned somebody. Telegram is asked: nobody tells us of every ban that was lifted. */
    isBannedByOthers: async (channel: ChannelGateway, telegramUserId: string): Promise<boolean> =>
      isBanOfOthers(await seatOf(channel, telegramUserId)) &&
      (await lookAt(channel, telegramUserId)) === 'kicked',
    /** Lifts a ban that is known to be ours. */
    async liftOurs(channel: ChannelGateway, telegramUserId: string): Promise<void> {
      if (isBanOfOurs(await seatOf(channel, telegramUserId))) await lift(channel, telegramUserId)
    },
    /**
     * Gives up a removal that was begun. News of our ban may still be on its way: any ban is lifted but one made by
     * others.
     */
    async release(channel: ChannelGateway, telegramUserId: string): Promise<void> {
      const isBanned = (await lookAt(channel, telegramUserId)) === 'kicked'
      if (isBanned && !isBanOfOthers(await seatOf(channel, telegramUserId)))
        await lift(channel, telegramUserId)
    },
  }
}

/** Takes somebody out who is in the channel without a right to be; for a delivered event, this is told of once. */
function unentitledRemover(
  { sql, commands }: TelegramParts,
  { lookAt, remove }: SeatKeeper,
  isEntitled: (accountId: string | null) => Promise<boolean>,
) {
  return async (
    channel: ChannelGateway,
    { telegramUserId, reason }: { telegramUserId: string; reason: TelegramRemovalReason },
    delivery: Delivery,
  ): Promise<RemovalOutcome> => {
    if (telegramUserId === channel.botId) return 'left alone'
    const { accountId, byUs } = await findTelegramSeat(sql, telegramUserId, channel.chatId)
    const isDue = async () => !(await isEntitled(accountId))
    if (!(await isDue())) return 'left alone'
    const status = await lookAt(channel, telegramUserId)
    if (!isSeated(status) && !isBanOfOurs({ status, byUs })) return 'left alone'
    if ((await remove(channel, telegramUserId, isDue)) === 'left alone') return 'left alone'
    await commands.runOnce(recordTelegramRemoval, { accountId, telegramUserId, reason }, delivery)
    return 'removed'
  }
}

/** Runs a removal; where Telegram will never allow it, that is told of once, and ends the attempts. */
function refusalRecorder({ commands }: TelegramParts) {
  return async (
    about: { accountId: string | null; telegramUserId: string },
    delivery: Delivery,
    removal: () => Promise<void>,
  ): Promise<void> => {
    try {
      await removal()
    } catch (error) {
      if (!(error instanceof TelegramTrouble) || error.kind !== 'refused') throw error
      const { message } = error
      await commands.runOnce(recordRefusedTelegramRemoval, { ...about, message }, delivery)
    }
  }
}
