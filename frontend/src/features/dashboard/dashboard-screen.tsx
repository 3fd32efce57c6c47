import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { Overview } from './components/overview.tsx'

interface DashboardScreenProps {
  /** What other features show here. */
  panels: ReactNode
}

/** /dashboard: the admin's first screen; the route sends everybody else to the portal. */
export function DashboardScreen({ panels }: DashboardScreenProps) {
  return (
    <div className="page-wide">
      <PageHeader title="Dashboard" lead="How the community is doing." />
      <Overview panels={panels} />
    </div>
  )
}
