import { isolated } from '@meridian/contracts/values/isolated'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useStillWhileOpen } from '../../../ui/use-still-while-open.ts'
import { type Attendee, confirmAttendee, removeAttendee, useAttendees } from '../api/meetups.ts'
import { useMore } from '../use-more.ts'
import type { OrganizerTool } from './organizer-tool.ts'

/** This many rows are shown at first, and as many more each time: thousands of them take the browser seconds. */
const PAGE = 100

const ATTENDANCE_NAMES: Record<Attendee['attendance'], string> = {
  confirmed: 'Attending',
  interested: 'Interested',
  waitlisted: 'On the waitlist',
}

/** Who takes part and who waits, in their order. */
export function Attendees({ meetup: { id }, onAsk }: OrganizerTool) {
  const { data: latest, error, retry } = useAttendees(id)
  const [data, onOpenChange] = useStillWhileOpen(latest, onAsk)
  // A removed person's row disappears together with the button that removed them.
  const kept = useKeptFocus<HTMLDivElement>()
  const { shown, list, more } = useMore<HTMLUListElement>(`attendees ${id}`, PAGE)
  if (data === undefined)
    return error === undefined ? (
      <AttendeesSkeleton />
    ) : (
      <LoadError what="The attendees" error={error} onRetry={retry} />
    )
  return (
    <div {...kept}>
      {data.length === 0 ? (
        <p tabIndex={-1} className="text-ink-soft">
          Nobody has joined yet.
        </p>
      ) : (
        <ul ref={list} className="divide-y divide-rule">
          {data.slice(0, shown).map((attendee, index) => (
            <AttendeeRow
              key={attendee.accountId}
              meetupId={id}
              attendee={attendee}
              index={index}
              onAsk={onOpenChange}
            />
          ))}
        </ul>
      )}
      {data.length > shown && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={more}>
          Show more attendees
        </Button>
      )}
    </div>
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

const NOT_CONFIRMED = { otherwise: 'Please try again.', title: 'Failed to change the list' }
const NOT_REMOVED = { otherwise: 'They could not be removed. Please try again.' }

interface AttendeeRowProps extends Pick<OrganizerTool, 'onAsk'> {
  meetupId: string
  attendee: Attendee
  index: number
}

function AttendeeRow({ meetupId, attendee, index, onAsk }: AttendeeRowProps) {
  const { accountId, username, attendance } = attendee
  const { busy, run } = useAction(NOT_CONFIRMED, () => confirmAttendee(meetupId, accountId))
  return (
    <li {...useKeptFocus<HTMLLIElement>()} className="flex flex-wrap items-center gap-3 py-2">
      <Avatar name={username} index={index} />
      <p className="min-w-24 flex-1 wrap-anywhere">{username}</p>
      <span tabIndex={-1}>
        <Badge variant={attendance === 'confirmed' ? 'good' : 'secondary'}>
          {ATTENDANCE_NAMES[attendance]}
        </Badge>
      </span>
      {attendance === 'interested' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Confirm ${username}`}
          busy={busy && 'Saving...'}
          onClick={() => run()}
        >
          Confirm
        </Button>
      )}
      <ConfirmDialog
        title={`Remove ${isolated(username)}?`}
        description="They are told by e-mail, and cannot join this meetup again. Their place goes to whoever has waited longest."
        trigger={
          <Button size="sm" variant="quiet" aria-label={`Remove ${username}`}>
            Remove
          </Button>
        }
        action="Remove them"
        working="Removing..."
        refusal={NOT_REMOVED}
        act={() => removeAttendee(meetupId, accountId)}
        onDone={() => showToast({ title: 'Attendee removed' })}
        onOpenChange={onAsk}
      />
    </li>
  )
}
