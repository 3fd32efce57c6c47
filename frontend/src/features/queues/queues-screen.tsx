import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { refreshQueues, useQueues } from './api/queues.ts'
import { FailedJobs } from './components/failed-jobs.tsx'
import { Lags } from './components/lags.tsx'
import { QueueFigures } from './components/queue-figures.tsx'

/** /admin/queues */
export function QueuesScreen() {
  const { user } = useSession()
  return (
    <div className="page-wide">
      <PageHeader
        title="Queues"
        lead="What is waiting for the workers, what has failed, and how far behind things are. This page refreshes every five seconds."
      />
      {user?.role === 'admin' ? <Report /> : <ErrorState title="Only the admin can see this" />}
    </div>
  )
}

function Report() {
  const { data, error, loading, retry } = useQueues()
  if (loading) return <FiguresSkeleton />
  if (data === undefined) return <LoadError what="The queues" error={error} onRetry={retry} />
  return (
    <div className="grid grid-cols-1 gap-10">
      {error && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-danger bg-danger-wash px-4 py-3">
          <p role="status">The last refresh failed. These figures may be out of date.</p>
          <Button variant="secondary" size="sm" onClick={refreshQueues}>
            Try again
          </Button>
        </div>
      )}
      <QueueFigures queues={data.queues} />
      <FailedJobs />
      <Lags report={data} />
    </div>
  )
}

function FiguresSkeleton() {
  return (
    <div className="grid gap-6">
      <LoadingNote>Loading the queues</LoadingNote>
      <Skeleton className="h-80" />
      <Skeleton className="h-40" />
      <Skeleton className="h-48" />
    </div>
  )
}
