import type { ReactNode } from 'react'
import { LandingPreview } from './landing-preview.tsx'
import { MembersPanel } from './members-panel.tsx'
import { RecentMembers } from './recent-members.tsx'
import { StatCards } from './stat-cards.tsx'

/** The figures and the panels of /dashboard and /admin. */
export function Overview({ panels }: { panels: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatCards />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <RecentMembers />
          <LandingPreview />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <MembersPanel />
          {panels}
        </div>
      </div>
    </div>
  )
}
