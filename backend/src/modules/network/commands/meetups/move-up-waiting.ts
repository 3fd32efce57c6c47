import type { CommandContext } from '#platform/command-runner'
import type { LoadPrincipals } from '#platform/principal'
import { takeTurn } from '../../persistence/meetups/take-turn.ts'
import { fillFreeSeats } from '../../steps/meetups/fill-free-seats.ts'

export interface MoveUpWaiting {
  meetupId: string
  loadPrincipals: LoadPrincipals
}

/** Gives places that were left free to those who wait and may come by now. Of a meetup that has begun nothing changes. */
export async function moveUpWaiting(
  { meetupId, loadPrincipals }: MoveUpWaiting,
  context: CommandContext,
): Promise<void> {
  const meetup = await takeTurn(context.em, meetupId)
  if (meetup.status !== 'upcoming' || meetup.eventDate <= context.now) return
  await fillFreeSeats(meetup, loadPrincipals, context)
}
