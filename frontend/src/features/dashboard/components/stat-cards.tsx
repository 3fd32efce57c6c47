import { Card } from '../../../ui/card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useAnalytics } from '../api/figures.ts'
import { statsOf } from './stats.ts'

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4'

/** The four figures; nothing when there are none. */
export function StatCards() {
  const { data, error, loading, retry } = useAnalytics()
  if (loading) return <StatCardsSkeleton />
  if (error) return <LoadError what="The figures" error={error} onRetry={retry} />
  if (!data) return null
  return (
    <dl className={GRID}>
      {statsOf(data).map(({ label, value }) => (
        <Card key={label} className="flex min-h-32 flex-col justify-between gap-4">
          <dt className="text-sm font-medium text-ink-soft">{label}</dt>
          <dd className="headline text-3xl tabular-nums sm:text-5xl">{value}</dd>
        </Card>
      ))}
    </dl>
  )
}

function StatCardsSkeleton() {
  return (
    <div className={GRID}>
      <LoadingNote>Loading the figures</LoadingNote>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-32" />
      ))}
    </div>
  )
}
