import { useRef } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { useStillWhileOpen } from '../../../ui/use-still-while-open.ts'
import { retryAll, useFailedJobs } from '../api/queues.ts'
import { FailedJobRow } from './failed-job-row.tsx'
import { RetryButton } from './retry-button.tsx'

/** Work whose attempts are used up, and what can be done with it. */
export function FailedJobs() {
  const { data: latest, error, loading, retry } = useFailedJobs()
  const [data, onAsk] = useStillWhileOpen(latest)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(data?.length ?? 0, () => heading.current?.focus())
  return (
    <section aria-labelledby="failed-jobs">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="failed-jobs" ref={heading} tabIndex={-1} className="headline text-2xl">
          Failed jobs
        </h2>
        {data && data.length > 1 && <RetryButton label="Try all again" act={retryAll} />}
      </div>
      {loading && <Waiting />}
      {data === undefined && error && <LoadError what="The failed jobs" error={error} onRetry={retry} />}
      {data?.length === 0 && (
        <EmptyState title="Nothing has failed">
          A job is tried fifteen times over about an hour. One that still fails stays here until you decide. A
          schedule is tried six times over about three minutes; its failure disappears by itself once it works
          again.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-rule rounded-lg border border-rule bg-surface shadow-lift">
          {data.map((job) => (
            <FailedJobRow key={`${job.queue} ${job.id}`} job={job} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Waiting() {
  return (
    <>
      <LoadingNote>Loading failed jobs</LoadingNote>
      <Skeleton className="h-40" />
    </>
  )
}
