import { useState } from 'react'
import { formatDuration } from '../../../lib/format-duration.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { TierBadge } from '../../../ui/tier-badge.tsx'
import type { HeardEpisode } from './api.ts'

/** Every episode of the person's tier, to hear here. */
export function Episodes({ episodes }: { episodes: readonly HeardEpisode[] }) {
  if (episodes.length === 0)
    return (
      <EmptyState title="No episodes yet">
        The first one is in the making. Add the feed to your player, and it comes by itself.
      </EmptyState>
    )
  return (
    <Card>
      <CardHeader title="Episodes" />
      <ul className="divide-y divide-rule">
        {episodes.map((episode) => (
          <Episode key={episode.guid} episode={episode} />
        ))}
      </ul>
    </Card>
  )
}

function Episode({ episode }: { episode: HeardEpisode }) {
  const { title, description, publishedAt, durationSeconds, requiredTier, audioUrl } = episode
  return (
    <li className="grid gap-2 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
        {requiredTier !== 'basic' && <TierBadge tier={requiredTier} />}
      </div>
      <p className="text-sm text-ink-soft">
        <RelativeTime iso={publishedAt} /> · {formatDuration(durationSeconds)}
      </p>
      {description !== '' && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>}
      <Recording title={title} address={audioUrl} />
    </li>
  )
}

/** The address is another one each day. Whoever has begun to listen keeps the one they have, which lasts longer. */
function Recording({ title, address }: { title: string; address: string }) {
  const [source, setSource] = useState(address)
  const [begun, setBegun] = useState(false)
  if (!begun && source !== address) setSource(address)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the recordings are speech that comes without a transcript
    <audio
      controls
      preload="none"
      src={source}
      onPlay={() => setBegun(true)}
      onEnded={() => setBegun(false)}
      onError={() => setBegun(false)}
      aria-label={title}
      className="mt-1 w-full"
    />
  )
}
