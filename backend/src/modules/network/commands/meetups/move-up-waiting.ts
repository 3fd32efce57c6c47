import type { CommandContext } from '#platform/command-runner'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { lockMeetup } from '../../persistence/meetups/lock-meetup.ts'
import { fillFreeSeats } from '../../steps/meetups/fill-free-seats.ts'

export interface MoveUpWaiting {
  meetupId: string
  loadPrincipals: LoadPrincipals
}

/** Gives free places to those who are waiting and may come by now. A meetup that has begun stays as it is. */
export async function moveUpWaiting(
  { meetupId, loadPrincipals }: MoveUpWaiting,
  context: CommandContext,
): Promise<void> {
  const meetup = await lockMeetup(context.em, meetupId)
  if (meetup.status !== 'upcoming' || meetup.eventDate <= context.now) return
  await fillFreeSeats(meetup, loadPrincipals, context)
}
