/** What becomes of a meetup. */
export const MEETUP_STATUSES = ['upcoming', 'past', 'canceled'] as const

export type MeetupStatus = (typeof MEETUP_STATUSES)[number]

/** How a member takes part: interested and confirmed hold a place, the waitlist waits for one. */
export const ATTENDANCES = ['interested', 'confirmed', 'waitlisted'] as const

export type Attendance = (typeof ATTENDANCES)[number]

export const MEETUP_TITLE_MAX_LENGTH = 120
export const MEETUP_DESCRIPTION_MAX_LENGTH = 10_000
export const MEETUP_CANCELLATION_MAX_LENGTH = 1_000
export const MEETUP_MESSAGE_SUBJECT_MAX_LENGTH = 150
export const MEETUP_MESSAGE_MAX_LENGTH = 5_000
export const MEETUP_TAGS_MAX = 10
export const MEETUP_TAG_MAX_LENGTH = 40
export const MEETUP_MAX_ATTENDEES = 100_000
export const MEETUP_MAX_ATTENDEES_REFUSAL = `Max attendees must be a whole number from 1 to ${MEETUP_MAX_ATTENDEES}, or left empty`
