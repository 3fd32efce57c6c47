import type { Referrer } from '@meridian/contracts/http/membership/referrals'
import { formatCount } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'

/** The owners as cards, for small screens. */
export function ReferrerCards({ referrers }: { referrers: readonly Referrer[] }) {
  return (
    <ul className="grid gap-3 sm:hidden">
      {referrers.map(({ accountId, username, code, invited, joined, lastJoinedAt }, index) => (
        <li key={accountId} className="rounded-lg border border-rule bg-surface p-4 shadow-lift">
          <div className="flex items-center gap-3">
            <Avatar name={username} index={index} />
            <p className="min-w-0 font-semibold wrap-anywhere">{username}</p>
          </div>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
            <dt className="text-ink-soft">Code</dt>
            <dd className="tracking-wider">{code}</dd>
            <dt className="text-ink-soft">Invited</dt>
            <dd className="tabular-nums">{formatCount(invited)}</dd>
            <dt className="text-ink-soft">Joined</dt>
            <dd className="tabular-nums">{formatCount(joined)}</dd>
            {lastJoinedAt !== null && (
              <>
                <dt className="text-ink-soft">Last joined</dt>
                <dd>
                  <RelativeTime iso={lastJoinedAt} />
                </dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
