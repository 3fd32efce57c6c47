import { DAY_MS } from '@meridian/contracts/values/durations'
import type { Actor } from '#platform/journal/actor'
import { doubtTelegramSeats } from './commands/telegram/doubt-telegram-seats.ts'
import { mayHoldSeat } from './domain/telegram/seat-rules.ts'
import { listOurTelegramBans } from './queries/telegram/list-our-telegram-bans.ts'
import { listOverdueRemovals } from './queries/telegram/list-overdue-removals.ts'
import { type ListedSeat, listTelegramSeats } from './queries/telegram/list-telegram-seats.ts'
import type { TelegramChannel } from './telegram-channel.ts'
import type { TelegramParts } from './telegram-invites.ts'

const CHUNK = 200
const OVERDUE = 10_000
/** A seat without news for this long is looked at: updates get lost. */
const STALE_MS = 30 * DAY_MS

/**
 * Goes through those who are known to be in the channel, and requests a look at each who seems to have no right to be,
 * or of whom nothing has been heard for long; and at each whose removal was interrupted. Telegram is asked by the jobs
 * that follow, at its own pace. Returns how many.
 */
export function createRosterWalk(parts: TelegramParts & { channel: TelegramChannel }) {
  const { sql, commands, clock, loadPrincipals, channel } = parts

  async function doubtful(seats: readonly ListedSeat[], now: Date): Promise<string[]> {
    const people = await loadPrincipals(seats.flatMap(({ accountId }) => accountId ?? []))
    const isFine = ({ accountId, lookedAt }: ListedSeat) =>
      accountId !== null &&
      mayHoldSeat(people.get(accountId), now) &&
      now.getTime() - lookedAt.getTime() < STALE_MS
    return seats.filter((seat) => !isFine(seat)).map(({ telegramUserId }) => telegramUserId)
  }

  return async (actor: Actor): Promise<number> => {
    const open = await channel.find()
    if (open === undefined) return 0
    const overdue = await listOverdueRemovals(sql, OVERDUE)
    const banned = await listOurTelegramBans(sql, open.chatId, OVERDUE)
    const unfinished = [...new Set([...overdue, ...banned])]
    await commands.run(doubtTelegramSeats, { telegramUserIds: unfinished }, actor)
    let doubts = unfinished.length
    for (let after = ''; ; ) {
      const seats = await listTelegramSeats(sql, { chatId: open.chatId, after, limit: CHUNK })
      const telegramUserIds = await doubtful(seats, clock())
      await commands.run(doubtTelegramSeats, { telegramUserIds }, actor)
      doubts += telegramUserIds.length
      const last = seats.at(-1)
      if (last === undefined || seats.length < CHUNK) return doubts
      after = last.telegramUserId
    }
  }
}
