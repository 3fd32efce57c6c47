import { useParams } from 'wouter'
import { statusOf } from '../../lib/http-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { capitalised } from '../../ui/wording.ts'
import { useMember } from './api/member.ts'
import { AccessAnswer } from './components/access-answer.tsx'
import { Complimentary } from './components/complimentary.tsx'
import { StaffActions } from './components/staff-actions.tsx'
import { Timeline } from './components/timeline.tsx'

/** /admin/members/:id */
export function MemberScreen() {
  const { id } = useParams<{ id: string }>()
  const { data, error, loading, retry } = useMember(id)
  if (loading) return <MemberSkeleton />
  if (data === undefined)
    return (
      <div className="page-narrow">
        <PageHeader title="Member" />
        {statusOf(error) === 404 ? (
          <Nobody />
        ) : (
          <LoadError what="This member" error={error} onRetry={retry} />
        )}
      </div>
    )
  const { person } = data
  return (
    <div className="page-narrow grid grid-cols-1 gap-6">
      <div>
        <PageHeader title={person.username} lead={person.email}>
          <ButtonLink href="/admin/members" variant="secondary">
            All members
          </ButtonLink>
        </PageHeader>
        <p className="-mt-4 flex flex-wrap gap-2">
          <TierBadge tier={person.membershipTier} />
          <StatusBadge status={person.membershipStatus} />
          {person.role !== 'member' && <Badge variant="default">{capitalised(person.role)}</Badge>}
          {person.suspended && <Badge variant="destructive">Suspended</Badge>}
        </p>
      </div>
      <AccessAnswer member={data} />
      <Complimentary member={data} onDone={retry} />
      <StaffActions person={person} onDone={retry} />
      <Timeline key={data.timeline[0]?.id} member={data} />
    </div>
  )
}

function Nobody() {
  return (
    <EmptyState title="Nobody found">
      <p className="mb-5">There is nobody with this address. They may have deleted their account.</p>
      <ButtonLink href="/admin/members">All members</ButtonLink>
    </EmptyState>
  )
}

function MemberSkeleton() {
  return (
    <div className="page-narrow grid grid-cols-1 gap-6">
      <LoadingNote>Loading this member</LoadingNote>
      <div>
        <Skeleton className="h-10 w-56" />
        <Skeleton className="mt-2 h-6 w-80 max-w-full" />
        <Skeleton className="mt-4 h-6 w-40" />
      </div>
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-80" />
    </div>
  )
}
