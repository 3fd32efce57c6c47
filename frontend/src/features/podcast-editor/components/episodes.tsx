import { useState } from 'react'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { type EditedEpisode, useEpisodes } from '../api/podcast.ts'
import { EpisodeRow } from './episode-row.tsx'
import { NewEpisode } from './new-episode.tsx'

/** A form for a new episode, and all that there are. */
export function Episodes() {
  const { data, error, loading, retry } = useEpisodes()
  const [added, setAdded] = useState(0)
  const addedOne = () => {
    setAdded((before) => before + 1)
    retry()
  }
  return (
    <>
      <NewEpisode key={added} taking={added > 0} onAdded={addedOne} />
      {loading && <ListSkeleton />}
      {data === undefined && error && <LoadError what="The episodes" error={error} onRetry={retry} />}
      {data && <EpisodeList episodes={data} onChange={retry} />}
    </>
  )
}

function EpisodeList({ episodes, onChange }: { episodes: readonly EditedEpisode[]; onChange: () => void }) {
  if (episodes.length === 0)
    return <EmptyState title="No episodes yet">Upload the first recording above.</EmptyState>
  return (
    <Card>
      <CardHeader title="Episodes" />
      <ul className="divide-y divide-rule">
        {episodes.map((episode) => (
          <EpisodeRow key={episode.guid} episode={episode} onChange={onChange} />
        ))}
      </ul>
    </Card>
  )
}

function ListSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote>Loading episodes</LoadingNote>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  )
}
