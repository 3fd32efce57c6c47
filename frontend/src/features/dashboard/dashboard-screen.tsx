import { Redirect } from 'wouter'
import { useSession } from '../../lib/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecentMembers } from './components/recent-members.tsx'
import { StatCards } from './components/stat-cards.tsx'

/** /dashboard: the admin's first screen; everybody else belongs in the portal. */
export function DashboardScreen() {
  const { user } = useSession()
  if (user?.role !== 'admin') return <Redirect href="/member-portal" replace />
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeader title="Dashboard" lead="How the community is doing." />
      <div className="grid grid-cols-1 gap-6">
        <StatCards />
        <RecentMembers />
      </div>
    </div>
  )
}
