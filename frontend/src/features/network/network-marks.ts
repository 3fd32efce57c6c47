import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { isolated } from '@meridian/contracts/values/isolated'
import type { Mark } from '../../ui/map/marks.ts'
import { capitalised } from '../../ui/wording.ts'
import type { OwnLocation } from './api/locations.ts'
import type { MemberLocation } from './api/map.ts'
import { eventTime } from './event-time.ts'

const formatPlace = ({ city, country }: { city: string; country: string }) =>
  `${isolated(city)}, ${isolated(country)}`

/** A member's dot: username, tier, city and country. */
export function memberMark({
  id,
  username,
  membershipTier,
  latitude,
  longitude,
  ...place
}: MemberLocation): Mark {
  const tier = membershipTier === 'none' ? 'No tier' : capitalised(membershipTier)
  return {
    id: `member:${id}`,
    kind: 'member',
    latitude,
    longitude,
    name: username,
    lines: [tier, formatPlace(place)],
  }
}

type Gathering = Pick<
  Meetup,
  'id' | 'title' | 'latitude' | 'longitude' | 'city' | 'country' | 'eventDate' | 'timeZone'
>

/** A meetup's pin: title, city, country and date. */
export function meetupMark(meetup: Gathering): Mark {
  const { id, title, latitude, longitude, eventDate, timeZone } = meetup
  const { there, here } = eventTime(eventDate, timeZone)
  const times = here === null ? [there] : [there, here]
  return {
    id: `meetup:${id}`,
    kind: 'meetup',
    latitude,
    longitude,
    name: title,
    lines: [formatPlace(meetup), ...times],
  }
}

/** Where the viewer is: exactly, or as others see them. Null where there is nothing to show. */
export function ownMark({ location, seenByOthers }: OwnLocation, asOthers: boolean): Mark | null {
  const place = asOthers ? seenByOthers : location
  if (place === null) return null
  const { latitude, longitude } = place
  const note = asOthers ? 'What others see of you' : exactNote(seenByOthers !== null)
  return { id: 'own', kind: 'own', latitude, longitude, name: 'You', lines: [formatPlace(place), note] }
}

const exactNote = (isPublic: boolean) =>
  isPublic ? 'Only you see the exact place' : 'Only you see this: it is not public'
