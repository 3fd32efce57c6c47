import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import { Card } from '../../../ui/card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote } from '../../../ui/skeleton.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { useAnalytics } from '../api/figures.ts'
import { type Stat, statsOf } from './stats.ts'

/** Figures of the usual length. */
const LIKELY: Analytics = {
  memberCount: 100,
  monthlyRevenue: 5000,
  conversionRate: 50,
  activeIntegrations: 3,
  totalIntegrations: 4,
  before: { memberCount: 100, monthlyRevenue: 5000, conversionRate: 50 },
  changes: { memberCount: 10, monthlyRevenue: 5, conversionRate: 10 },
}

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4'

/** The four figures; nothing when there are none. */
export function StatCards() {
  return (
    <StaffOnly>
      <Figures />
    </StaffOnly>
  )
}

function Figures() {
  const { data, error, loading, retry } = useAnalytics()
  if (loading) return <StatCardsSkeleton />
  if (error) return <LoadError what="The figures" error={error} onRetry={retry} />
  if (!data) return null
  return (
    <dl className={GRID}>
      {statsOf(data).map((stat) => (
        <StatCard key={stat.label} stat={stat} />
      ))}
    </dl>
  )
}

function StatCard({ stat: { label, value, change, meaning } }: { stat: Stat }) {
  return (
    <Card className="flex flex-col sm:min-h-32 gap-2">
      <dt className="text-sm font-medium text-ink-soft">{label}</dt>
      <dd className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="headline text-4xl tabular-nums sm:text-5xl">{value}</span>
        {change !== null && <span className="font-semibold tabular-nums">{change}</span>}
      </dd>
      <dd className="text-sm text-ink-soft">{meaning}</dd>
    </Card>
  )
}

/** As tall as the cards will be, at every width: it holds their words, unseen. */
function StatCardsSkeleton() {
  return (
    <>
      <LoadingNote>Loading the figures</LoadingNote>
      <dl aria-hidden className={`${GRID} animate-pulse`}>
        {statsOf(LIKELY).map((stat) => (
          <div key={stat.label} className="grid rounded-lg bg-sunk *:invisible">
            <StatCard stat={stat} />
          </div>
        ))}
      </dl>
    </>
  )
}
