import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { type ReactNode, type RefObject, useMemo } from 'react'
import type { Picking } from '../../../ui/map/picking.ts'
import { WorldMap } from '../../../ui/map/world-map.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { meetupMark } from '../network-marks.ts'
import { MeetupFacts } from './meetup-facts.tsx'
import { Tag } from './tag.tsx'

export type ShownMeetup = Pick<
  Meetup,
  | 'id'
  | 'title'
  | 'description'
  | 'latitude'
  | 'longitude'
  | 'city'
  | 'country'
  | 'eventDate'
  | 'timeZone'
  | 'tags'
  | 'status'
  | 'maxAttendees'
  | 'attendeeCount'
> &
  // Only those it is for are told the exact place, and why it was called off.
  Partial<Pick<Meetup, 'venue' | 'address' | 'cancelReason'>>

const STATUS_WORDS: Record<Meetup['status'], string | null> = {
  upcoming: null,
  past: 'This meetup is over.',
  canceled: 'This meetup was cancelled.',
}

interface MeetupPageProps {
  meetup: ShownMeetup
  /** What can be done about it. */
  children: ReactNode
  /** Around the map and what is beside it while the place is picked anew. */
  stand?: RefObject<HTMLDivElement | null>
  picking?: Picking | undefined
  beside?: ReactNode
}

/** What a meetup is, when and where, with its place on the map. */
export function MeetupPage({ meetup, children, stand, picking, beside }: MeetupPageProps) {
  const marks = useMemo(() => [meetupMark(meetup)], [meetup])
  const { title, description, tags, status, cancelReason = '' } = meetup
  return (
    <article>
      <PageHeader title={title} lead={STATUS_WORDS[status]} />
      <div className="grid grid-cols-1 gap-6">
        {cancelReason !== '' && (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
            Reason: <bdi>{cancelReason}</bdi>
          </p>
        )}
        <MeetupFacts meetup={meetup} />
        <div className="grid grid-cols-1 justify-items-start gap-3">{children}</div>
        {description !== '' && (
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        )}
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label="Tags">
            {tags.map((tag) => (
              <Tag key={tag} tag={tag} />
            ))}
          </ul>
        )}
        <div ref={stand} className="grid gap-4">
          <WorldMap label={`World map with ${title}`} marks={marks} picking={picking} />
          {beside}
        </div>
      </div>
    </article>
  )
}
