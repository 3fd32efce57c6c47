import type { CommandContext } from '#platform/command-runner'
import { coarsePlace } from '../../domain/places/coarse-place.ts'
import { coarsePoint } from '../../domain/places/coarse-point.ts'
import { lockMeetup } from '../../persistence/meetups/lock-meetup.ts'

/**
 * Forgets exactly where a meetup was, and how it was described, since its organiser has left: many meet at home. The
 * title stays for those who came. Doing so again changes nothing.
 */
export async function forgetMeetup(
  { meetupId }: { meetupId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const meetup = await lockMeetup(em, meetupId)
  if (meetup.forgottenAt) return
  const { latitude, longitude, city, country, organizerId } = meetup
  const place = { latitude, longitude, city, country }
  const kept = coarsePlace(place, coarsePoint(place, organizerId))
  const gone = { address: '', venue: '', description: '', isPublic: false }
  em.assign(meetup, { ...kept, ...gone, changedAt: now, forgottenAt: now })
  emit({ type: 'network.meetup-forgotten', payload: { meetupId, ...kept } })
}
