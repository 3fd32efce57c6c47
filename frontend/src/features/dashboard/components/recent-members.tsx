import type { RecentMember } from '@meridian/contracts/http/analytics/recent-members'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { capitalised } from '../../../ui/wording.ts'
import { useRecentMembers } from '../api/figures.ts'

/** Who came last. */
export function RecentMembers() {
  return (
    <Card>
      <CardHeader title="Recent Members">
        <TextLink href="/admin/members">View all</TextLink>
      </CardHeader>
      <StaffOnly>
        <MemberRows />
      </StaffOnly>
    </Card>
  )
}

function MemberRows() {
  const { data, error, loading, retry } = useRecentMembers()
  if (loading) return <RowsSkeleton />
  if (data === undefined) return <LoadError what="The recent members" error={error} onRetry={retry} />
  if (data.length === 0)
    return (
      <EmptyState title="No members yet">
        The first person who pays for a membership shows up here.
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-rule">
      {data.map((member, index) => (
        <MemberRow key={member.id} member={member} index={index} />
      ))}
    </ul>
  )
}

function MemberRow({ member, index }: { member: RecentMember; index: number }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={member.username} index={index} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{member.username}</p>
        <p className="truncate text-sm text-ink-soft">{member.email}</p>
      </div>
      <div className="shrink-0 text-right">
        <p className="font-medium">{capitalised(member.membershipTier)}</p>
        <p className="text-sm text-ink-soft">
          <RelativeTime iso={member.joinedAt} />
        </p>
      </div>
    </li>
  )
}

/** As tall as the whole list, so that what is below does not move when it comes. */
const TEN_ROWS = 'grid min-h-172'

function RowsSkeleton() {
  return (
    <div className={`${TEN_ROWS} content-start gap-4 py-3`}>
      <LoadingNote>Loading recent members</LoadingNote>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full!" />
          <Skeleton className="h-10 flex-1" />
        </div>
      ))}
    </div>
  )
}
