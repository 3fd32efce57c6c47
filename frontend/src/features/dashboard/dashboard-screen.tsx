import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useSession } from '../../lib/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Overview } from './components/overview.tsx'

interface DashboardScreenProps {
  /** What other features show here. */
  panels: ReactNode
}

/** /dashboard: the admin's first screen; everybody else belongs in the portal. */
export function DashboardScreen({ panels }: DashboardScreenProps) {
  const { user } = useSession()
  if (user?.role !== 'admin') return <Redirect href="/member-portal" replace />
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeader title="Dashboard" lead="How the community is doing." />
      <Overview panels={panels} />
    </div>
  )
}
