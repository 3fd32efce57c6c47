import { Card, CardHeader } from '../../../ui/card.tsx'
import { LockedButton } from './locked-button.tsx'

/** The premium feed. `locked` says why this person cannot have it, if they cannot. */
export function PodcastTab({ locked }: { locked: string | null }) {
  return (
    <Card>
      <CardHeader title="Podcast" />
      <p className="max-w-prose">
        Long conversations with members about how things were really built, in a feed of your own.
      </p>
      <LockedButton
        label="Copy RSS Feed"
        reason={
          locked ?? 'The podcast is being set up. Your feed is here as soon as the first episode is out.'
        }
      />
    </Card>
  )
}
