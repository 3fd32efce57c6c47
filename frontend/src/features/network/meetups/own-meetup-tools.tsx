import { isStaff } from '@meridian/contracts/values/roles'
import { useSession } from '../../../lib/session.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../../ui/lazy/prompt-suspense.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStillWhileOpen } from '../../../ui/use-still-while-open.ts'
import type { OrganizerToolsProps } from './organizer-tools.tsx'

// Most people organise nothing; the tools come with the first meetup that somebody may change.
const OrganizerTools = lazyWithRetry(() => import('./organizer-tools.tsx').then((m) => m.OrganizerTools))

/** What its organiser and staff can do with a meetup that is to come; nothing for everybody else. */
export function OwnMeetupTools({ meetup, onEdit, onAsk }: OrganizerToolsProps) {
  const { user } = useSession()
  const [may, onOpenChange] = useStillWhileOpen(meetup.isOrganizer || isStaff(user?.role ?? 'member'), onAsk)
  if (!may || meetup.status !== 'upcoming') return null
  return (
    <PromptSuspense fallback={<Skeleton className="h-9" />}>
      <OrganizerTools meetup={meetup} onEdit={onEdit} onAsk={onOpenChange} />
    </PromptSuspense>
  )
}
