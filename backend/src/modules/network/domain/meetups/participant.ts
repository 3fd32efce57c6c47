import { mayEnter, type Standing } from '@meridian/contracts/values/access'
import { isStaff, type Role } from '@meridian/contracts/values/roles'
import type { MembershipTier } from '@meridian/contracts/values/tiers'
import type { MeetupState, Participant } from './meetup.ts'
import { isTierEnough } from './rules.ts'

/** What is known of a person who takes part, or would like to. */
interface Person extends Standing {
  id: string
  role: Role
  membershipTier: MembershipTier
}

/** The person who asks, as the rules of meetups see them. */
export function participantOf({ id, membershipTier: tier, role }: Omit<Person, keyof Standing>): Participant {
  return { id, tier, isStaff: isStaff(role) }
}

/** Whoever waits gets a place only while they may enter and their tier opens the meetup. */
export function mayMoveUp(
  meetup: Pick<MeetupState, 'requiredTier' | 'organizerId'>,
  person: Person,
  now: Date,
): boolean {
  return mayEnter(person, now) && isTierEnough(meetup, participantOf(person))
}
