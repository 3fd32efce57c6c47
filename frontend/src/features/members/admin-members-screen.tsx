import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { useUsers } from './api/users.ts'
import { MemberCards } from './components/member-cards.tsx'
import { MemberTable } from './components/member-table.tsx'
import { SecondSubscriptions } from './components/second-subscriptions.tsx'
import { countWording } from './count-wording.ts'

/** /admin/members */
export function AdminMembersScreen() {
  const { data } = useUsers()
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeader title="Members" lead={data ? countWording(data.length) : '\u00a0'} />
      <SecondSubscriptions />
      <MemberList />
    </div>
  )
}

function MemberList() {
  const { data, error, loading, retry } = useUsers()
  if (loading) return <ListSkeleton />
  if (data === undefined) return <LoadError what="The members" error={error} onRetry={retry} />
  if (data.length === 0)
    return <EmptyState title="No members found">Members appear here as soon as someone registers.</EmptyState>
  return (
    <>
      <MemberTable members={data} />
      <MemberCards members={data} />
    </>
  )
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      <LoadingNote>Loading members</LoadingNote>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
