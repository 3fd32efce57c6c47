import type { Attendance, MeetupStatus } from '@meridian/contracts/values/meetups'
import type { MembershipTier, Tier } from '@meridian/contracts/values/tiers'
import type { Seats } from './seats.ts'

/** Where and when a meetup is. */
export interface MeetupVenue {
  address: string
  city: string
  country: string
  venue: string
  eventDate: Date
  /** IANA name of the venue's time zone. */
  timeZone: string
}

/** Everything that its organiser says of a meetup. */
export interface MeetupDetails extends MeetupVenue {
  title: string
  description: string
  latitude: number
  longitude: number
  maxAttendees: number | null
  isPublic: boolean
  requiredTier: Tier
  tags: string[]
}

/** A meetup with the counts of who takes part. */
export interface MeetupState extends MeetupDetails, Seats {
  id: string
  organizerId: string
  status: MeetupStatus
  /** How often it was changed, as calendars count. */
  sequence: number
  /** Why it was called off; empty when nobody said, or it was not. */
  cancelReason: string
  /** When it was last changed. */
  changedAt: Date
}

/** A meetup, and how the person who asks takes part in it. */
export interface SeenMeetup extends MeetupState {
  /** Null for somebody who does not take part. */
  attendance: Attendance | null
  /** Whether its organiser has taken the person off the list. */
  isRemoved: boolean
  /** From 1; null for somebody who does not wait. */
  waitlistPosition: number | null
}

/** Who wants something at a meetup. */
export interface Participant {
  id: string
  tier: MembershipTier
  isStaff: boolean
}
