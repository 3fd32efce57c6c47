import { useState } from 'react'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { LockedButton } from '../components/locked-button.tsx'
import type { Podcast } from './api.ts'
import { FEED_COPIED } from './copied.ts'
import { FirstCopy } from './first-copy.tsx'
import { PlayerLinks } from './player-links.tsx'
import { RotateDialog } from './rotate-dialog.tsx'

interface FeedCardProps {
  feed: Podcast['feed']
  /** Why the address cannot be copied now; null when it can. */
  locked: string | null
  onChange: () => void
}

/** The person's own feed, for the podcast player of their choice. */
export function FeedCard({ feed: { feedUrl: known, state }, locked, onChange }: FeedCardProps) {
  const [issued, setIssued] = useState<{ address: string; insteadOf: string | null }>()
  // An address just issued is shown until the server reports something other than before.
  const feedUrl = issued?.insteadOf === known ? issued.address : known
  const take = (address: string) => {
    setIssued({ address, insteadOf: known })
    onChange()
  }
  return (
    <Card {...useKeptFocus<HTMLDivElement>()}>
      <CardHeader title="Your own feed" />
      <p className="max-w-prose">
        Long conversations with members about how things were really built. Add the feed to your podcast
        player, and new episodes come by themselves.
      </p>
      {locked !== null && <LockedButton label="Copy RSS Feed" reason={locked} />}
      {locked !== null && state !== 'none' && (
        <p className="mt-2 max-w-prose text-sm">
          A player that already has your feed keeps playing it in the meantime.
        </p>
      )}
      {locked === null && feedUrl === null && state !== 'unreadable' && <FirstCopy onIssued={take} />}
      {locked === null && feedUrl === null && state === 'unreadable' && <Unreadable onIssued={take} />}
      {locked === null && feedUrl !== null && <OwnFeed feedUrl={feedUrl} onIssued={take} />}
    </Card>
  )
}

/** Players that have the address are served; for others there is only a new one. */
function Unreadable({ onIssued }: { onIssued: (feedUrl: string) => void }) {
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <p className="max-w-prose text-sm text-ink-soft">
        The address of your feed cannot be shown at the moment. A player that already has it keeps playing. A
        new address works in any player, and ends this one.
      </p>
      <RotateDialog onIssued={onIssued} />
    </div>
  )
}

function OwnFeed({ feedUrl, onIssued }: { feedUrl: string; onIssued: (feedUrl: string) => void }) {
  return (
    <div className="mt-5 grid gap-5">
      <CopyField label="Address of your feed" value={feedUrl} action="Copy RSS Feed" done={FEED_COPIED} />
      <PlayerLinks feedUrl={feedUrl} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-4">
        <p className="max-w-prose text-sm text-ink-soft">
          The address is yours alone: whoever has it hears what you hear, so please do not pass it on.
        </p>
        <RotateDialog onIssued={onIssued} />
      </div>
    </div>
  )
}
