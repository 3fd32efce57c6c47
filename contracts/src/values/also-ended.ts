/**
 * What a new password has ended besides the sessions. `addresses`: those of the podcast feed and the calendar.
 * `everything`: these, the second factor, the location, and the links to accounts elsewhere, since whoever used the
 * account before may have been somebody else.
 */
export const ALSO_ENDED = ['nothing', 'addresses', 'everything'] as const

export type AlsoEnded = (typeof ALSO_ENDED)[number]
