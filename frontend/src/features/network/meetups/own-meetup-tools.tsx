import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { isStaff } from '@meridian/contracts/values/roles'
import { useSession } from '../../../lib/session.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../../ui/lazy/prompt-suspense.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

// Most people organise nothing; the tools come with the first meetup that somebody may change.
const OrganizerTools = lazyWithRetry(() => import('./organizer-tools.tsx').then((m) => m.OrganizerTools))

interface OwnMeetupToolsProps {
  meetup: Meetup
  onEdit: (meetup: Meetup) => void
}

/** What its organiser and staff can do with a meetup that is to come; nothing for everybody else. */
export function OwnMeetupTools({ meetup, onEdit }: OwnMeetupToolsProps) {
  const { user } = useSession()
  const may = meetup.isOrganizer || isStaff(user?.role ?? 'member')
  if (!may || meetup.status !== 'upcoming') return null
  return (
    <PromptSuspense fallback={<Skeleton className="h-9" />}>
      <OrganizerTools meetup={meetup} onEdit={onEdit} />
    </PromptSuspense>
  )
}
