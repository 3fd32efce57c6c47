import { Card } from '../../../ui/card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useAnalytics } from '../api/figures.ts'
import { type Stat, statsOf } from './stats.ts'

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4'

/** The four figures; nothing when there are none. */
export function StatCards() {
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
    <Card className="flex min-h-32 flex-col gap-2">
      <dt className="text-sm font-medium text-ink-soft">{label}</dt>
      <dd className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="headline text-3xl tabular-nums sm:text-5xl">{value}</span>
        {change !== null && <span className="font-semibold tabular-nums">{change}</span>}
      </dd>
      <dd className="text-sm text-ink-soft">{meaning}</dd>
    </Card>
  )
}

function StatCardsSkeleton() {
  return (
    <div className={GRID}>
      <LoadingNote>Loading the figures</LoadingNote>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-52" />
      ))}
    </div>
  )
}
