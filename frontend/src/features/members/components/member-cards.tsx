import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import { Avatar } from '../../../ui/avatar.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TierBadge } from '../../../ui/tier-badge.tsx'
import { MemberName } from './member-name.tsx'

/** The members as cards, for small screens. */
export function MemberCards({ members }: { members: readonly DirectoryEntry[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:hidden">
      {members.map((member, index) => (
        <li key={member.id} className="rounded-lg border border-rule bg-surface p-4 shadow-lift">
          <div className="flex items-center gap-3">
            <Avatar name={member.username} index={index} />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <MemberName member={member} />
              </p>
              {member.email && <p className="text-sm break-all text-ink-soft">{member.email}</p>}
            </div>
          </div>
          <div className="mt-3 flex flex-wrap gap-2">
            <TierBadge tier={member.membershipTier} />
            <StatusBadge status={member.membershipStatus} />
          </div>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
            <dt className="text-ink-soft">Joined</dt>
            <dd>
              <RelativeTime iso={member.joinedAt} />
            </dd>
            <dt className="text-ink-soft">Last active</dt>
            <dd>
              <RelativeTime iso={member.lastActive} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
