import { Card, CardHeader } from '../../../ui/card.tsx'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type LandingDraft, type PublishedLanding, useHistory } from '../api/landing.ts'
import { RestoreButton } from './restore-button.tsx'

const RestoreDialog = lazyWithPreload(async () => (await import('./restore-dialog.tsx')).RestoreDialog)

interface HistoryProps {
  /** The version of the draft that is on screen. */
  version: number
  onRestored: (draft: LandingDraft) => void
}

/** What was published before; each can be made the draft again. */
export function History(props: HistoryProps) {
  return (
    <Card>
      <CardHeader title="What was published" />
      <Versions {...props} />
    </Card>
  )
}

function Versions({ version, onRestored }: HistoryProps) {
  const { data, error, loading, retry } = useHistory()
  if (loading) return <Skeleton className="h-24" />
  if (data === undefined) return <LoadError what="The history" error={error} onRetry={retry} />
  if (data.length === 0)
    return <p className="text-ink-soft">Nothing yet: visitors read the texts that the product came with.</p>
  return (
    <ol className="divide-y divide-rule">
      {data.map((published, index) => (
        <Version
          key={published.number}
          published={published}
          version={version}
          current={index === 0}
          onRestored={onRestored}
        />
      ))}
    </ol>
  )
}

interface VersionProps extends HistoryProps {
  published: PublishedLanding
  current: boolean
}

function Version({ published: { number, at, by }, version, current, onRestored }: VersionProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p>
        <span className="font-semibold">Version {number}</span>, published <RelativeTime iso={at} /> by{' '}
        <bdi>{by}</bdi>
        {current && <span className="text-ink-soft"> (what visitors see)</span>}
      </p>
      <OnDemand button={<RestoreButton number={number} />} opens="dialog" preload={RestoreDialog.preload}>
        <RestoreDialog number={number} version={version} onRestored={onRestored} />
      </OnDemand>
    </li>
  )
}
