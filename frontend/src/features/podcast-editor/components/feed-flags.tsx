import { MAX_FEED_ADDRESSES } from '@meridian/contracts/values/podcast'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { type FeedFlag, useFeedFlags } from '../api/podcast.ts'

/** Feeds that may have been passed on. */
export function FeedFlags() {
  const { data, error, loading, retry } = useFeedFlags()
  if (loading)
    return (
      <div>
        <LoadingNote>Loading the flags</LoadingNote>
        <Skeleton className="h-40" />
      </div>
    )
  if (data === undefined) return <LoadError what="The flags" error={error} onRetry={retry} />
  return (
    <Card>
      <CardHeader title="Feeds in many places" />
      <p className="max-w-prose text-ink-soft">
        A feed is for one person. More than {MAX_FEED_ADDRESSES} addresses requested these within 24 hours, in
        the last 30 days. None is closed for it: some players use many addresses.
      </p>
      {data.length === 0 ? (
        <p className="mt-4 font-semibold">None. Every feed is where it belongs.</p>
      ) : (
        <ul className="mt-4 divide-y divide-rule">
          {data.map((flag) => (
            <Flag key={`${flag.accountId} ${flag.raisedAt}`} flag={flag} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Flag({ flag: { username, email, addresses, raisedAt, rotated } }: { flag: FeedFlag }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{username || 'Somebody who left'}</p>
        <p className="text-sm break-all text-ink-soft">{email}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        {rotated && <Badge variant="good">has a new address</Badge>}
        <span className="tabular-nums">{addresses} addresses</span>
        <RelativeTime iso={raisedAt} />
      </div>
    </li>
  )
}
