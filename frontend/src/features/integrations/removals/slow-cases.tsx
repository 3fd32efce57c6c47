import { formatDuration } from '../../../lib/format-duration.ts'
import { Badge } from '../../../ui/badge.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import type { Revocations } from '../api/integrations.ts'
import { CHANNEL_NAMES } from './channel-names.ts'

interface SlowCasesProps {
  cases: Revocations['cases']
  /** In words. */
  target: string
}

/** Every removal that took longer than it should, those that are still open first. */
export function SlowCases({ cases, target }: SlowCasesProps) {
  if (cases.length === 0)
    return <p className="mt-4 text-sm text-ink-soft">No removal took longer than {target}.</p>
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-semibold">Longer than {target}</h3>
      <ul className="divide-y divide-rule rounded-lg border border-rule bg-surface shadow-lift">
        {cases.map((slow) => (
          <SlowCase key={`${slow.channel} ${slow.accountId} ${slow.lostAt}`} slow={slow} />
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        The account is the one of the members list. While a removal is open, it is tried again and again.
      </p>
    </div>
  )
}

function SlowCase({ slow }: { slow: Revocations['cases'][number] }) {
  const { channel, accountId, lostAt, removedAt, seconds } = slow
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{CHANNEL_NAMES[channel]}</span>
        {removedAt === null ? (
          <Badge variant="destructive">Open for {formatDuration(seconds)}</Badge>
        ) : (
          <Badge>Took {formatDuration(seconds)}</Badge>
        )}
        <span className="text-sm text-ink-soft">
          Access lost <RelativeTime iso={lostAt} />
          {removedAt !== null && (
            <>
              , removed <RelativeTime iso={removedAt} />
            </>
          )}
        </span>
      </p>
      <p className="text-sm break-all text-ink-soft">Account {accountId}</p>
    </li>
  )
}
