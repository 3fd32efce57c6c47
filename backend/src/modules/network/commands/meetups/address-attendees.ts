import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { CommandContext } from '#platform/command-runner'
import type { PlaceState } from '../../domain/meetups/seats.ts'
import { MeetupSeatSchema } from '../../persistence/meetups/meetup-seat-schema.ts'

export interface AddressAttendees {
  meetupId: string
  notice: PayloadOf<'network.notice-addressed'>['notice']
  /** Where and when it was before, if the notice tells of that. */
  movedFrom: PayloadOf<'network.notice-addressed'>['movedFrom']
  /** Whoever came later has seen it already. */
  since: Date
}

const HOLDERS: PlaceState[] = ['interested', 'confirmed']
const EVERYBODY: PlaceState[] = [...HOLDERS, 'waitlisted']

/** Makes one notice for each person that it is meant for; a message is for those who hold a place. */
export async function addressAttendees(
  { meetupId, notice, movedFrom, since }: AddressAttendees,
  { em, emit }: CommandContext,
): Promise<void> {
  const state = { $in: notice.kind === 'message' ? HOLDERS : EVERYBODY }
  const places = await em.find(
    MeetupSeatSchema,
    { meetupId, state, since: { $lte: since } },
    { orderBy: { arrival: 'asc' } },
  )
  for (const { accountId } of places)
    emit({ type: 'network.notice-addressed', payload: { meetupId, accountId, notice, movedFrom } })
}
