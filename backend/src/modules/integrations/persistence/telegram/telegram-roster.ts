import type { TelegramStatus } from '@meridian/contracts/values/telegram'
import type { EntityManager } from '@mikro-orm/postgresql'

/** What somebody is in a channel, as Telegram reported it or answered. */
export interface Seat {
  chatId: string
  telegramUserId: string
  status: TelegramStatus
  /** True when our bot made it so: it may undo what it did, but not what people or other bots did. */
  byUs: boolean
  /** When it became so, to the second. */
  since: Date
  /** Orders what happened within a second; 0 for what we saw by asking, which is newer than everything before it. */
  updateId: number
}

/** Keeps the newest status of somebody: updates may come late and twice. */
export async function keepSeat(em: EntityManager, seat: Seat, now: Date): Promise<void> {
  const { chatId, telegramUserId, status, byUs, since, updateId } = seat
  await em.execute(
    `insert into telegram_roster as kept
       (chat_id, telegram_user_id, status, by_us, since, update_id, looked_at) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (chat_id, telegram_user_id) do update
       set status = excluded.status, by_us = excluded.by_us, since = excluded.since, looked_at = excluded.looked_at,
         update_id = case when kept.since = excluded.since
           then greatest(kept.update_id, excluded.update_id) else excluded.update_id end
       where kept.since < excluded.since or (kept.since = excluded.since
         and (excluded.update_id = 0 or kept.update_id <= excluded.update_id))`,
    [chatId, telegramUserId, status, byUs, since, updateId, now],
  )
}
