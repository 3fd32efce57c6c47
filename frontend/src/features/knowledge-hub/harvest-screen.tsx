import { useState } from 'react'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { StaffOnly } from '../../ui/staff-only.tsx'
import { useHarvest } from './api/notion.ts'
import { HarvestStatus } from './components/harvest-status.tsx'
import { HubContent } from './components/hub-content.tsx'
import { SyncNow } from './components/sync-now.tsx'
import { markOf, pauseAfter, type SeenBefore, stateOf } from './harvest-state.ts'

/** /admin/notion-harvest and /notion-harvest */
export function HarvestScreen() {
  return (
    <div className="page-narrow">
      <PageHeader
        title="Content distribution"
        lead="Titles, links and levels of the knowledge hub’s pages are fetched from Notion and shown to members by their tier."
      />
      <StaffOnly>
        <Distribution />
      </StaffOnly>
    </div>
  )
}

function Distribution() {
  const [before, setBefore] = useState<SeenBefore>()
  const { data, error, loading, retry } = useHarvest((latest) => pauseAfter(latest, before))
  if (loading) return <DistributionSkeleton />
  if (data === undefined)
    return <LoadError what="The state of the content distribution" error={error} onRetry={retry} />
  const state = stateOf(data, before)
  const noteAsked = () => {
    setBefore(markOf(data))
    retry()
  }
  return (
    <div className="grid gap-8">
      <HarvestStatus state={state} report={data}>
        {state !== 'not-configured' && (
          <SyncNow underWay={state === 'asked' || state === 'running'} onAsked={noteAsked} />
        )}
      </HarvestStatus>
      <HubContent report={data} />
    </div>
  )
}

function DistributionSkeleton() {
  return (
    <div className="grid gap-8">
      <LoadingNote>Loading the state of the content distribution</LoadingNote>
      <Skeleton className="h-52" />
      <Skeleton className="h-64" />
    </div>
  )
}
