import { formatDuration } from '../../../lib/format-duration.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { type Revocations, useRevocations } from '../api/integrations.ts'
import { ChannelFigures } from './channel-figures.tsx'
import { SlowCases } from './slow-cases.tsx'

/** How long people stay in a channel after their access was lost. */
export function Removals() {
  return (
    <section aria-labelledby="removals">
      <h2 id="removals" className="headline mb-2 text-2xl">
        Removals
      </h2>
      <Loaded />
    </section>
  )
}

function Loaded() {
  const { data, error, loading, retry } = useRevocations()
  if (loading)
    return (
      <div className="grid gap-3">
        <LoadingNote>Loading removals</LoadingNote>
        <Skeleton className="h-6" />
        <Skeleton className="h-44" />
      </div>
    )
  if (data === undefined) return <LoadError what="The removals" error={error} onRetry={retry} />
  return <Report revocations={data} />
}

function Report({ revocations: { targetSeconds, channels, cases } }: { revocations: Revocations }) {
  const target = formatDuration(targetSeconds)
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">
        The time from lost access to the actual removal at the provider, for everybody who lost access in the
        last 30 days. An open removal counts with the time it has taken so far. The target is {target}.
      </p>
      <ChannelFigures channels={channels} target={target} />
      <SlowCases cases={cases} target={target} />
    </>
  )
}
