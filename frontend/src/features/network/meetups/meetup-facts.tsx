import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { Building2, CalendarDays, type LucideIcon, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatSeats } from './attendance.ts'
import { MeetupWhen } from './meetup-when.tsx'

type Facts = Pick<Meetup, 'eventDate' | 'timeZone' | 'city' | 'country' | 'attendeeCount' | 'maxAttendees'> &
  // Only those it is for are told the exact place.
  Partial<Pick<Meetup, 'venue' | 'address'>>

/** Date, venue, place and how many come. */
export function MeetupFacts({ meetup }: { meetup: Facts }) {
  const { venue = '', address = '', city, country } = meetup
  return (
    <ul className="grid gap-1 text-sm">
      <Fact icon={CalendarDays}>
        <MeetupWhen meetup={meetup} />
      </Fact>
      {(venue !== '' || address !== '') && (
        <Fact icon={Building2}>{[venue, address].filter(Boolean).join(', ')}</Fact>
      )}
      <Fact icon={MapPin}>
        <bdi>{city}</bdi>, <bdi>{country}</bdi>
      </Fact>
      <Fact icon={Users}>{formatSeats(meetup)}</Fact>
    </ul>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
