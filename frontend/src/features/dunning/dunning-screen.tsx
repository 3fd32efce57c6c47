import type { DunningSimulation } from '@meridian/contracts/http/membership/simulate-dunning'
import { useSearch } from 'wouter'
import { formatPlural } from '../../lib/format.ts'
import { formatLongDay } from '../../lib/format-day.ts'
import { formatExactTime } from '../../lib/format-moment.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { StaffOnly } from '../../ui/staff-only.tsx'
import { useSimulation } from './api/simulation.ts'
import { Assumptions } from './components/assumptions.tsx'
import { Comparison } from './components/comparison.tsx'
import { PolicyForm } from './components/policy-form.tsx'
import { formatSummary } from './format.ts'
import { policyOf } from './policy.ts'

/** /admin/dunning */
export function DunningScreen() {
  return (
    <div className="page-narrow">
      <PageHeader
        title="Grace policy"
        lead="What a different grace period would have changed about last year’s failed renewals."
      />
      <StaffOnly>
        <Simulator />
      </StaffOnly>
    </div>
  )
}

function Simulator() {
  const wanted = policyOf(useSearch())
  const { data, error, loading, retry } = useSimulation(wanted.usable ? wanted.typed : null)
  return (
    <>
      <PolicyForm wanted={wanted} />
      {loading && <FiguresSkeleton />}
      {data === undefined && error && <LoadError what="The simulation" error={error} onRetry={retry} />}
      <p role="status" className="mb-8 max-w-prose text-lg empty:sr-only">
        {data && data.histories > 0 && formatSummary(data)}
      </p>
      {data && <Result simulation={data} />}
    </>
  )
}

function Result({ simulation }: { simulation: DunningSimulation }) {
  const { histories, from, to } = simulation
  if (histories === 0)
    return (
      <EmptyState title="No renewal failed">
        There is nothing to compare in the last 365 days. The figures appear here once a renewal has failed.
      </EmptyState>
    )
  return (
    <>
      <Comparison simulation={simulation} />
      <p className="mt-6 text-sm text-ink-soft">
        {formatPlural(histories, 'failed renewal')} from <Day iso={from} /> to <Day iso={to} />.
      </p>
      <Assumptions />
    </>
  )
}

function Day({ iso }: { iso: string }) {
  const moment = new Date(iso)
  return (
    <time dateTime={iso} title={formatExactTime(moment)}>
      {formatLongDay(moment)}
    </time>
  )
}

function FiguresSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote>Simulating</LoadingNote>
      <Skeleton className="mb-4 h-7" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  )
}
