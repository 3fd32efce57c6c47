import type { QueuesReport } from '@meridian/contracts/http/operations/queues'
import { formatPlural } from '../../../lib/format.ts'
import { formatDuration } from '../../../lib/format-duration.ts'
import { Badge } from '../../../ui/badge.tsx'
import { wordsOf } from '../labels.ts'

type Lag = QueuesReport['relay']

/** Read models follow within moments; longer than this is worth a look. */
const LATE_SECONDS = 30

/** How far relay and read models are behind what has happened. */
export function Lags({ report: { relay, projections } }: { report: QueuesReport }) {
  return (
    <section aria-labelledby="lags">
      <h2 id="lags" className="headline mb-2 text-2xl">
        Lag
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">
        The relay hands events to the queues; read models are what the screens read. Each should have seen
        everything within a moment.
      </p>
      <dl className="grid divide-y divide-rule rounded-lg border border-rule bg-surface shadow-lift">
        <Line name="Relay" lag={relay} />
        {projections.map(({ name, ...lag }) => (
          <Line key={name} name={`Read model: ${wordsOf(name).toLowerCase()}`} lag={lag} />
        ))}
      </dl>
    </section>
  )
}

function Line({ name, lag: { events, oldestSeconds } }: { name: string; lag: Lag }) {
  const late = oldestSeconds > LATE_SECONDS
  return (
    <div className="grid gap-x-4 gap-y-1 px-4 py-3 sm:flex sm:items-baseline sm:justify-between">
      <dt className="font-semibold">{name}</dt>
      <dd className="tabular-nums">
        {events === 0 ? (
          <span className="text-ink-soft">Nothing is waiting</span>
        ) : (
          <Badge variant={late ? 'destructive' : 'secondary'}>
            {`${formatPlural(events, 'event')}, the oldest for ${formatDuration(oldestSeconds)}`}
          </Badge>
        )}
      </dd>
    </div>
  )
}
