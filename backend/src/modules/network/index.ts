import { CalendarFeedSchema } from './persistence/meetups/calendar-feed-schema.ts'
import { MeetupMessageSchema } from './persistence/meetups/meetup-message-schema.ts'
import { MeetupSchema } from './persistence/meetups/meetup-schema.ts'
import { MeetupSeatSchema } from './persistence/meetups/meetup-seat-schema.ts'
import { LocationSchema } from './persistence/places/location-schema.ts'
import { mapMembers } from './projections/map/map-members.ts'
import { meetups } from './projections/meetups/meetups.ts'

export { calendarFeeds } from './calendar-feeds-http.ts'
export { forgetNetworkTraces } from './commands/forget-network-traces.ts'
export { leaveNetwork } from './commands/leave-network.ts'
export { addressAttendees } from './commands/meetups/address-attendees.ts'
export { cancelMeetup } from './commands/meetups/cancel-meetup.ts'
export { endPastMeetups } from './commands/meetups/end-past-meetups.ts'
export { giveUpCalendar } from './commands/meetups/give-up-calendar.ts'
export { joinMeetup } from './commands/meetups/join-meetup.ts'
export { moveUpWaiting } from './commands/meetups/move-up-waiting.ts'
export { planMeetup } from './commands/meetups/plan-meetup.ts'
export { remindAttendees } from './commands/meetups/remind-attendees.ts'
export { shareLocation } from './commands/places/share-location.ts'
export { instantOf } from './domain/meetups/local-time.ts'
export { locationWords } from './domain/meetups/location-words.ts'
export { holdsPlace } from './domain/meetups/seats.ts'
export { createHttpGeocoder } from './gateways/places/http-geocoder.ts'
export { networkRoutes } from './http.ts'
export { forgetMeetups, leaveEverything } from './leaving.ts'
export { createLiveMap } from './live-map.ts'
export { mapRoutes } from './map-http.ts'
export { mapLiveHandler } from './map-live-http.ts'
export { type Invitation, meetupInvitation } from './meetup-invitation.ts'
export { findMeetupPageHead } from './meetup-page-head.ts'
export { networkRecords } from './personal-records.ts'
export { type AttendeeView, findAttendance } from './queries/meetups/find-attendance.ts'
export { findMeetupMessage } from './queries/meetups/find-meetup-message.ts'
export { awaitedUpcomingLister } from './queries/meetups/list-awaited-upcoming.ts'

export const networkEntities = [
  CalendarFeedSchema,
  LocationSchema,
  MeetupMessageSchema,
  MeetupSeatSchema,
  MeetupSchema,
]

export const networkProjections = [mapMembers, meetups]

/** What the map is read from. */
export const mapReadModel = mapMembers

/** What the lists of meetups are read from. */
export const meetupReadModel = meetups
