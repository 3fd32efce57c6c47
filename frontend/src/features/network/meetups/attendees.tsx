import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { useAction } from '../../../lib/use-action.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { type Attendee, confirmAttendee, removeAttendee, useAttendees } from '../api/meetups.ts'

const ATTENDANCE_NAMES: Record<Attendee['attendance'], string> = {
  confirmed: 'Attending',
  interested: 'Interested',
  waitlisted: 'On the waitlist',
}

/** Who takes part and who waits, in their order. */
export function Attendees({ meetup: { id } }: { meetup: Meetup }) {
  const { data, error, retry } = useAttendees(id)
  if (data === undefined)
    return error === undefined ? (
      <AttendeesSkeleton />
    ) : (
      <LoadError what="The attendees" error={error} onRetry={retry} />
    )
  if (data.length === 0) return <p className="text-ink-soft">Nobody has joined yet.</p>
  return (
    <ul className="divide-y divide-rule">
      {data.map((attendee, index) => (
        <AttendeeRow key={attendee.accountId} meetupId={id} attendee={attendee} index={index} />
      ))}
    </ul>
  )
}

function AttendeesSkeleton() {
  return (
    <>
      <LoadingNote>Loading the attendees</LoadingNote>
      <Skeleton className="h-24" />
    </>
  )
}

const REFUSAL = { otherwise: 'Please try again.', title: 'Failed to change the list' }

/** What an organiser does to one of the attendees. */
type Change = (meetupId: string, accountId: string) => Promise<unknown>

interface AttendeeRowProps {
  meetupId: string
  attendee: Attendee
  index: number
}

function AttendeeRow({ meetupId, attendee, index }: AttendeeRowProps) {
  const { accountId, username, attendance } = attendee
  const { busy, run } = useAction(REFUSAL, (change: Change) => change(meetupId, accountId))
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <Avatar name={username} index={index} />
      <p className="min-w-24 flex-1 break-words">{username}</p>
      <Badge variant={attendance === 'confirmed' ? 'good' : 'secondary'}>
        {ATTENDANCE_NAMES[attendance]}
      </Badge>
      {attendance === 'interested' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Confirm ${username}`}
          busy={busy && 'Saving...'}
          onClick={() => run(confirmAttendee)}
        >
          Confirm
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Remove ${username}`}
        busy={busy && 'Saving...'}
        onClick={() => run(removeAttendee)}
      >
        Remove
      </Button>
    </li>
  )
}
