import type { Loaded } from '../../../lib/fetch-once.ts'
import { formatCount } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Counters } from '../api/map.ts'

/** Members on the map, upcoming meetups, countries. The numbers follow what happens elsewhere. */
export function CounterRow({ counters: { data: counters, error, retry } }: { counters: Loaded<Counters> }) {
  if (counters === undefined && error !== undefined)
    return <LoadError what="The counters" error={error} onRetry={retry} />
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      <Counter label="Members on the map" count={counters?.members} />
      <Counter label="Upcoming meetups" count={counters?.upcomingMeetups} />
      <Counter label="Countries" count={counters?.countries} />
    </dl>
  )
}

function Counter({ label, count }: { label: string; count: number | undefined }) {
  return (
    <Card className="flex flex-col-reverse justify-end gap-x-3 max-sm:p-3 sm:flex-row-reverse sm:items-baseline sm:px-5 sm:py-3">
      <dt className="text-sm leading-tight text-ink-soft sm:text-base">{label}</dt>
      <dd className="headline text-3xl tabular-nums">
        {count === undefined ? <Skeleton className="h-8 w-12 max-w-full" /> : formatCount(count)}
      </dd>
    </Card>
  )
}
