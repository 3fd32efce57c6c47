import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { JoinPart } from './join-part.tsx'
import { MeetupPage } from './meetup-page.tsx'

/** A meetup as members see it, with how they stand to it. */
export function MemberMeetup({ meetup }: { meetup: Meetup }) {
  return (
    <MeetupPage meetup={meetup}>
      {meetup.organizer && <p className="text-ink-soft">Organised by {meetup.organizer.username}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <JoinPart meetup={meetup} />
        <CalendarLink id={meetup.id} title={meetup.title} />
        <ButtonLink href="/member-map" variant="secondary" size="sm">
          Global Network
        </ButtonLink>
      </div>
    </MeetupPage>
  )
}
