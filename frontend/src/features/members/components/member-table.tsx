import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import { Avatar } from '../../../ui/avatar.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TierBadge } from '../../../ui/tier-badge.tsx'
import { MemberName } from './member-name.tsx'

const COLUMNS = ['Member', 'Tier', 'Status', 'Joined', 'Last active']

/** The members as a table; small screens get cards instead. */
export function MemberTable({ members }: { members: readonly DirectoryEntry[] }) {
  return (
    <ScrollingTable caption="Members" look="list" tableClassName="text-left">
      <thead>
        <tr className="border-b border-rule text-sm text-ink-soft">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {members.map((member, index) => (
          <MemberRow key={member.id} member={member} index={index} />
        ))}
      </tbody>
    </ScrollingTable>
  )
}

function MemberRow({ member, index }: { member: DirectoryEntry; index: number }) {
  return (
    <tr>
      <th scope="row" className="px-4 py-3 font-normal">
        <span className="flex items-center gap-3">
          <Avatar name={member.username} index={index} />
          <span className="min-w-40">
            <span className="block font-semibold wrap-anywhere">
              <MemberName member={member} />
            </span>
            {member.email && <span className="block text-sm break-all text-ink-soft">{member.email}</span>}
          </span>
        </span>
      </th>
      <td className="px-4 py-3">
        <TierBadge tier={member.membershipTier} />
      </td>
      <td className="px-4 py-3">
        <StatusBadge status={member.membershipStatus} />
      </td>
      <td className="px-4 py-3 text-sm whitespace-nowrap text-ink-soft">
        <RelativeTime iso={member.joinedAt} />
      </td>
      <td className="px-4 py-3 text-sm whitespace-nowrap text-ink-soft">
        <RelativeTime iso={member.lastActive} />
      </td>
    </tr>
  )
}
