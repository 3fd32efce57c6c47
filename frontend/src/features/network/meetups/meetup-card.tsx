import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { Building2, CalendarDays, CalendarPlus, type LucideIcon, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../../../ui/badge.tsx'
import { TierBadge } from '../../../ui/tier-badge.tsx'
import { seatWords } from './attendance.ts'
import { JoinPart } from './join-part.tsx'
import { MeetupWhen } from './meetup-when.tsx'

/** One meetup: what, when, where, how many; on the right how one stands to it. `children` is for its organiser. */
export function MeetupCard({ meetup, children }: { meetup: Meetup; children?: ReactNode }) {
  const { id, title, description, tags, requiredTier } = meetup
  return (
    <article
      aria-labelledby={`meetup-${id}`}
      className="grid gap-4 rounded-lg border border-rule bg-surface p-4 shadow-lift sm:grid-cols-[1fr_auto] sm:p-5"
    >
      <div className="grid min-w-0 content-start gap-2">
        <h3 id={`meetup-${id}`} className="headline text-2xl break-words">
          <Link href={`/meetups/${id}`} className="hover:underline">
            {title}
          </Link>
        </h3>
        {description !== '' && (
          <p className="line-clamp-4 max-w-prose break-words whitespace-pre-line">{description}</p>
        )}
        <MeetupFacts meetup={meetup} />
        <ul className="flex flex-wrap gap-1.5 empty:hidden" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full overflow-clip">
              <Badge>{tag}</Badge>
            </li>
          ))}
          {requiredTier !== 'basic' && (
            <li>
              <TierBadge tier={requiredTier} />
            </li>
          )}
        </ul>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end sm:text-right">
        <JoinPart meetup={meetup} />
        <CalendarLink id={id} title={title} />
      </div>
    </article>
  )
}

type Facts = Pick<
  Meetup,
  'eventDate' | 'timeZone' | 'venue' | 'address' | 'city' | 'country' | 'attendeeCount' | 'maxAttendees'
>

/** Date, venue, place and how many come. */
export function MeetupFacts({ meetup }: { meetup: Facts }) {
  const { venue, address, city, country } = meetup
  return (
    <ul className="grid gap-1 text-sm">
      <Fact icon={CalendarDays}>
        <MeetupWhen meetup={meetup} />
      </Fact>
      {(venue !== '' || address !== '') && (
        <Fact icon={Building2}>{[venue, address].filter(Boolean).join(', ')}</Fact>
      )}
      <Fact icon={MapPin}>
        {city}, {country}
      </Fact>
      <Fact icon={Users}>{seatWords(meetup)} attendees</Fact>
    </ul>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}

/** The meetup as a file that calendars take. */
function CalendarLink({ id, title }: { id: string; title: string }) {
  return (
    <a
      href={`/api/meetups/${id}/calendar`}
      download
      aria-label={`Add to calendar: ${title}`}
      className="text-link inline-flex min-h-9 items-center gap-1.5 text-sm"
    >
      <CalendarPlus aria-hidden className="size-4" />
      Add to calendar
    </a>
  )
}
