import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { listAttendees, Meetup } from '@meridian/contracts/http/network/meetup'
import type { PublicMeetup } from '@meridian/contracts/http/network/public-meetup'
import type { Tier } from '@meridian/contracts/values/tiers'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post, put, remove } from '../../../lib/http.ts'
import { refreshResources, useLiveResource } from '../../../lib/resource.ts'

export type Attendee = ResponseOf<typeof listAttendees>[number]

/** What the meetup form sends. */
export interface MeetupBody {
  title: string
  description: string
  latitude: number
  longitude: number
  address: string
  city: string
  country: string
  venue: string
  /** Local time at the venue, as 2026-12-05T18:30; the server finds the time zone from the point. */
  eventDate: string
  maxAttendees: number | null
  isPublic: boolean
  requiredTier: Tier
  tags: string[]
}

const PATH = '/api/meetups'

/** Upcoming meetups, the next one first. */
export const useMeetups = (): Loaded<Meetup[]> => useLiveResource(PATH)

/** One meetup, whatever has become of it. */
export const useMeetup = (id: string): Loaded<Meetup> => useLiveResource(`${PATH}/${encodeURIComponent(id)}`)

/** What everybody may see of a public one. */
export const usePublicMeetup = (id: string): Loaded<PublicMeetup> =>
  useLiveResource(`/api/public/meetups/${encodeURIComponent(id)}`)

export const createMeetup = (body: MeetupBody) => changed(post(PATH, body))
export const editMeetup = ({ id, version }: Pick<Meetup, 'id' | 'version'>, body: MeetupBody) =>
  changed(put(`${PATH}/${id}`, { ...body, version }))
export const cancelMeetup = (id: string, reason: string) => changed(post(`${PATH}/${id}/cancel`, { reason }))

export const joinMeetup = (id: string, status: 'interested' | 'confirmed') =>
  changed(post(`${PATH}/${id}/join`, { status }))
export const withdrawFromMeetup = (id: string) => changed(post(`${PATH}/${id}/withdraw`, {}))

export const useAttendees = (id: string): Loaded<Attendee[]> => useLiveResource(`${PATH}/${id}/attendees`)
export const confirmAttendee = (id: string, accountId: string) =>
  changed(post(`${PATH}/${id}/attendees/${accountId}/confirm`, {}))
export const removeAttendee = (id: string, accountId: string) =>
  changed(remove(`${PATH}/${id}/attendees/${accountId}`))
export const messageEverybody = (id: string, message: { subject: string; text: string }) =>
  post(`${PATH}/${id}/message`, message)

/** The address of the caller's own calendar feed; renewing it ends the old one. */
export const calendarFeed = (renew: boolean) => post('/api/calendar', { renew })

/** Whatever changes a meetup changes the lists that it stands in. */
async function changed<T>(call: Promise<T>): Promise<T> {
  const answer = await call
  refreshResources(PATH)
  refreshResources('/api/public/meetups')
  refreshResources('/api/map/counters')
  return answer
}
