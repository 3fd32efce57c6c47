import type { ReactNode } from 'react'
import { LoadError } from '../../../ui/load-error.tsx'
import { usePodcast } from './api.ts'
import { Episodes } from './episodes.tsx'
import { FeedCard } from './feed-card.tsx'
import { Shows } from './shows.tsx'

/** `locked` says why this person cannot have the feed's address now; `waiting` stands here meanwhile. */
export function PodcastParts({ locked, waiting }: { locked: string | null; waiting: ReactNode }) {
  const { data, error, loading, retry } = usePodcast()
  if (loading) return waiting
  if (data === undefined) return <LoadError what="The podcast" error={error} onRetry={retry} />
  const { feed, shows, episodes } = data
  return (
    <div className="grid gap-6">
      <FeedCard feed={feed} locked={locked ?? feed.lockedBecause} onChange={retry} />
      <Shows shows={shows} />
      <Episodes episodes={episodes} />
    </div>
  )
}
