import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { PLACE_STATES } from '../../domain/meetups/seats.ts'

/** What somebody is at a meetup. */
export const MeetupSeatSchema = defineEntity({
  name: 'MeetupSeat',
  tableName: 'meetup_places',
  properties: {
    meetupId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    state: p.enum(PLACE_STATES),
    /** Counts the arrivals at the meetup: who came first moves up first. */
    arrival: p.integer(),
    /** Since when they have what they have. */
    since: p.datetime(),
  },
})

export type MeetupSeat = InferEntity<typeof MeetupSeatSchema>
