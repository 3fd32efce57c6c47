import type { CommandContext } from '#platform/command-runner'
import { keepSeat, type Seat } from '../../persistence/telegram/telegram-roster.ts'

/** Records somebody's status in the channel, unless something newer is known. */
export async function recordTelegramSeat(seat: Seat, { em, now }: CommandContext): Promise<void> {
  await keepSeat(em, seat, now)
}
