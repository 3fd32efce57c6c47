import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { Lock } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { joinMeetup, withdrawFromMeetup } from '../api/meetups.ts'
import { attendanceOf, leftNote } from './attendance.ts'

/** The viewer's standing at a meetup, and what they can do about it. */
export function JoinPart({ meetup }: { meetup: Meetup }) {
  return (
    <div {...useKeptFocus<HTMLDivElement>()} className="contents">
      <Standing meetup={meetup} />
    </div>
  )
}

function Standing({ meetup }: { meetup: Meetup }) {
  const attendance = attendanceOf(meetup)
  switch (attendance.kind) {
    case 'canceled':
      return <Mark variant="destructive">Cancelled</Mark>
    case 'over':
      return <Mark>Over</Mark>
    case 'confirmed':
      return (
        <>
          <Mark variant="good">Attending</Mark>
          <Leave meetup={meetup} left="place" />
        </>
      )
    case 'interested':
      return (
        <>
          <Mark>Interested</Mark>
          <Join meetup={meetup} label="Confirm" status="confirmed" variant="secondary" />
          <Leave meetup={meetup} left="place" />
        </>
      )
    case 'waiting':
      return (
        <>
          <Mark>{`Number ${attendance.position} on the waitlist`}</Mark>
          <Leave meetup={meetup} left="waitlist" />
        </>
      )
    case 'locked':
      return <LockedJoin reason={attendance.reason} title={meetup.title} />
    case 'full':
      return (
        <>
          <Join meetup={meetup} label="Join the waitlist" status="interested" variant="secondary" />
          <p className="max-w-48 text-sm text-ink-soft">{attendance.reason} You move up automatically.</p>
        </>
      )
    case 'open':
      return <Join meetup={meetup} label="Join" status="interested" variant="primary" />
  }
}

/** It takes the focus of the button that brought it about. */
function Mark(props: ComponentProps<typeof Badge>) {
  return (
    <span tabIndex={-1}>
      <Badge {...props} />
    </span>
  )
}

const JOINING = {
  interested: { busy: 'Joining...', done: 'Successfully joined meetup', failed: 'Failed to join meetup' },
  confirmed: { busy: 'Confirming...', done: 'Attendance confirmed', failed: 'Failed to confirm' },
}

interface JoinProps {
  meetup: Meetup
  label: string
  status: keyof typeof JOINING
  variant: 'primary' | 'secondary'
}

function Join({ meetup: { id, title }, label, status, variant }: JoinProps) {
  const words = JOINING[status]
  const refusal = { otherwise: 'Please try again.', title: words.failed }
  const { busy, run } = useAction(refusal, async () => {
    const { waitlistPosition } = await joinMeetup(id, status)
    showToast({ title: words.done, description: waitNote(waitlistPosition) })
  })
  return (
    <Button
      size="sm"
      variant={variant}
      aria-label={`${label}: ${title}`}
      busy={busy && words.busy}
      onClick={() => run()}
    >
      {label}
    </Button>
  )
}

const waitNote = (position: number | null) =>
  position === null ? undefined : `It is full: you are number ${position} on the waitlist.`

const LEAVING = {
  place: { label: 'Withdraw', busy: 'Withdrawing...', failed: 'Failed to withdraw' },
  waitlist: { label: 'Leave the waitlist', busy: 'Leaving...', failed: 'Failed to leave the waitlist' },
}

function Leave({ meetup: { id, title }, left }: { meetup: Meetup; left: keyof typeof LEAVING }) {
  const words = LEAVING[left]
  const refusal = { otherwise: 'Please try again.', title: words.failed }
  const { busy, run } = useAction(refusal, async () =>
    showToast(leftNote(left, await withdrawFromMeetup(id))),
  )
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${words.label}: ${title}`}
      busy={busy && words.busy}
      onClick={() => run()}
    >
      {words.label}
    </Button>
  )
}

function LockedJoin({ reason, title }: { reason: string; title: string }) {
  const id = useId()
  return (
    <>
      <Button size="sm" disabled aria-label={`Join: ${title}`} aria-describedby={id}>
        <Lock aria-hidden className="size-4" />
        Join
      </Button>
      <p id={id} className="max-w-48 text-sm text-ink-soft">
        {reason}
      </p>
    </>
  )
}
