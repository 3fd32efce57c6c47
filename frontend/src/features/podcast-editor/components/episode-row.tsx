import { formatDuration } from '../../../lib/format-duration.ts'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { TierBadge } from '../../../ui/tier-badge.tsx'
import { type EditedEpisode, editEpisode } from '../api/podcast.ts'
import { formatSize } from '../format-size.ts'
import { EditEpisode } from './edit-episode.tsx'

interface EpisodeRowProps {
  episode: EditedEpisode
  onChange: () => void
}

export function EpisodeRow({ episode, onChange }: EpisodeRowProps) {
  const { title, publishedAt, requiredTier, withdrawn, recording } = episode
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft">
          <RelativeTime iso={publishedAt} /> · {formatDuration(recording.durationSeconds)} ·{' '}
          {formatSize(recording.bytes)}
        </p>
        <p className="flex flex-wrap gap-2">
          <TierBadge tier={requiredTier} />
          {withdrawn && <Badge variant="destructive">Withdrawn</Badge>}
          {!withdrawn && new Date(publishedAt) > new Date() && <Badge>To come</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <EditEpisode episode={episode} onDone={onChange} />
        <WithdrawButton episode={episode} onChange={onChange} />
      </div>
    </li>
  )
}

const REFUSAL = { otherwise: 'Please try again.', title: 'Episode Not Changed' }

/** Takes an episode out of every feed, or brings it back; nothing is lost, so there is no question. */
function WithdrawButton({ episode, onChange }: EpisodeRowProps) {
  const { guid, title, withdrawn, recording: _, ...texts } = episode
  const { busy, run } = useAction(REFUSAL, async () => {
    try {
      await editEpisode(guid, { ...texts, title, withdrawn: !withdrawn })
      showToast({ title: withdrawn ? 'Episode Brought Back' : 'Episode Withdrawn', description: title })
    } finally {
      // Refused, it may have been changed elsewhere.
      onChange()
    }
  })
  return (
    <Button variant="quiet" size="sm" onClick={() => run()} busy={busy && 'Changing...'}>
      {withdrawn ? 'Bring back' : 'Withdraw'}
      <span className="sr-only"> {title}</span>
    </Button>
  )
}
