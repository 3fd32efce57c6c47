import { DomainError } from '@meridian/contracts/values/domain-error'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { TIERS } from '@meridian/contracts/values/tiers'
import type { MeetupState, Participant, SeenMeetup } from './meetup.ts'
import { freeSeats, holdsPlace, type PlaceState, type Seats } from './seats.ts'

const YEARS_AHEAD = 5
const MILLISECONDS_PER_YEAR = 366 * DAY_MS

/** Nobody can plan for the past, nor for what nobody can foresee. Throws `invalid-input`. */
export function assertEventDateIsAhead(eventDate: Date, now: Date): void {
  if (eventDate.getTime() <= now.getTime())
    throw new DomainError('invalid-input', 'eventDate: Choose a date in the future.')
  if (eventDate.getTime() > now.getTime() + YEARS_AHEAD * MILLISECONDS_PER_YEAR)
    throw new DomainError('invalid-input', `eventDate: Choose a date within the next ${YEARS_AHEAD} years.`)
}

/** What is over, or was called off, stays as it is. Throws `conflict`. */
export function assertMeetupIsUpcoming(
  { status, eventDate }: Pick<MeetupState, 'status' | 'eventDate'>,
  now: Date,
): void {
  if (status === 'canceled') throw new DomainError('conflict', 'This meetup was called off.')
  if (status === 'past' || eventDate.getTime() <= now.getTime())
    throw new DomainError('conflict', 'This meetup has already begun, or is over.')
}

/**
 * Whoever calls a meetup off after somebody else must not think that their reason was told. Throws `conflict`, unless
 * they said nothing, or the same.
 */
export function assertNoReasonIsLost(told: string, reason: string): void {
  if (reason === '' || reason === told) return
  throw new DomainError(
    'conflict',
    'Somebody had called this meetup off already, so your reason was told to nobody. Copy it, if people should know.',
  )
}

/** An edit must not undo what somebody else has changed since it was begun. Throws `conflict`. */
export function assertIsAsSeen({ sequence }: Pick<MeetupState, 'sequence'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== sequence)
    throw new DomainError(
      'conflict',
      'This meetup has been changed in the meantime. Your change was not saved: copy your texts, open it again, and repeat your change.',
    )
}

/** True for those who run a meetup: its organiser, and staff. */
function isRunBy({ organizerId }: Pick<MeetupState, 'organizerId'>, person: Participant): boolean {
  return person.isStaff || person.id === organizerId
}

/** True when somebody's tier opens the meetup; those who run it may always come. */
export function isTierEnough(
  meetup: Pick<MeetupState, 'requiredTier' | 'organizerId'>,
  person: Participant,
): boolean {
  if (isRunBy(meetup, person)) return true
  return person.tier !== 'none' && TIERS.indexOf(person.tier) >= TIERS.indexOf(meetup.requiredTier)
}

/** Throws `forbidden`. */
export function assertTierIsEnough(
  meetup: Pick<MeetupState, 'requiredTier' | 'organizerId'>,
  person: Participant,
): void {
  if (!isTierEnough(meetup, person))
    throw new DomainError('forbidden', `This meetup is for the ${meetup.requiredTier} tier and above.`)
}

/** Throws `forbidden` for everybody else. */
export function assertIsRunBy(meetup: Pick<MeetupState, 'organizerId'>, person: Participant): void {
  if (!isRunBy(meetup, person))
    throw new DomainError('forbidden', 'Only the organiser of this meetup and staff can do this.')
}

/**
 * True when somebody with access may know exactly where a meetup is: whoever takes part in it, or whose tier opens it,
 * unless they were taken off the list. Many meet at home.
 */
export function mayKnowWhere(
  meetup: Pick<SeenMeetup, 'organizerId' | 'requiredTier' | 'attendance' | 'isRemoved'>,
  person: Participant,
): boolean {
  if (isRunBy(meetup, person)) return true
  return !meetup.isRemoved && (meetup.attendance !== null || isTierEnough(meetup, person))
}

/** Whoever was taken off the list can only be let back in by the organiser. Throws `forbidden`. */
export function assertNotRemoved(state: PlaceState | null): void {
  if (state === 'removed')
    throw new DomainError('forbidden', 'The organiser has taken you off the list of this meetup.')
}

/** Throws `conflict`. */
export function assertMeetupHasFreeSeat(seats: Seats): void {
  if (freeSeats(seats) === 0) throw new DomainError('conflict', 'Every place of this meetup is taken.')
}

/** Whoever is confirmed must already hold a place. Throws `conflict`. */
export function assertHoldsPlace(state: PlaceState | null): void {
  if (!holdsPlace(state))
    throw new DomainError('conflict', 'Only somebody who holds a place can be confirmed.')
}

/** Places already given are not taken away by a smaller limit. Throws `conflict`, with the number of taken places. */
export function assertTakenSeatsStay({ attendeeCount }: Seats, maxAttendees: number | null): void {
  if (maxAttendees !== null && maxAttendees < attendeeCount)
    throw new DomainError(
      'conflict',
      `maxAttendees: ${attendeeCount} places are already taken. Choose ${attendeeCount} or more, or remove people first.`,
    )
}

/** Throws `not-found` for somebody who never came, or left. */
export function assertIsOnTheList<Place extends object>(place: Place | null): asserts place is Place {
  if (place === null) throw new DomainError('not-found', 'This person is not on the list of the meetup.')
}
