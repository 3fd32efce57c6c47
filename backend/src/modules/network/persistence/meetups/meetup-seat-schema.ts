import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { PLACE_STATES } from '../../domain/meetups/seats.ts'

/** How a person takes part in a meetup: with a place, on the waitlist, or removed. */
export const MeetupSeatSchema = defineEntity({
  name: 'MeetupSeat',
  tableName: 'meetup_places',
  properties: {
    meetupId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    state: p.enum(PLACE_STATES),
    /** Counts the arrivals at the meetup: whoever came first moves up first. */
    arrival: p.integer(),
    /** Since when they are in this state. */
    since: p.datetime(),
  },
})

export type MeetupSeat = InferEntity<typeof MeetupSeatSchema>
