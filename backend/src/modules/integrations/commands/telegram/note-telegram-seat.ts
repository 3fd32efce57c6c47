import type { CommandContext } from '#platform/command-runner'
import { keepSeat, type Seat } from '../../persistence/telegram-roster.ts'

/** Takes down what somebody is in the channel, unless something newer is known. */
export async function noteTelegramSeat(seat: Seat, { em, now }: CommandContext): Promise<void> {
  await keepSeat(em, seat, now)
}
