import type { Referrer } from '@meridian/contracts/http/membership/referrals'
import { formatCount } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { ScrollingTable } from '../../../ui/scrolling-table.tsx'

/** The owners as a table; small screens get cards instead. */
export function ReferrerTable({ referrers }: { referrers: readonly Referrer[] }) {
  return (
    <ScrollingTable
      caption="Members and how many people came through their links"
      look="list"
      tableClassName="text-left"
    >
      <thead>
        <tr className="border-b border-rule text-sm text-ink-soft [&>th]:px-4 [&>th]:py-3 [&>th]:font-semibold [&>th]:whitespace-nowrap">
          <th scope="col">Member</th>
          <th scope="col">Code</th>
          <th scope="col" className="text-right">
            Invited
          </th>
          <th scope="col" className="text-right">
            Joined
          </th>
          <th scope="col">Last joined</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {referrers.map((referrer, index) => (
          <ReferrerRow key={referrer.accountId} referrer={referrer} index={index} />
        ))}
      </tbody>
    </ScrollingTable>
  )
}

function ReferrerRow({ referrer, index }: { referrer: Referrer; index: number }) {
  const { username, code, invited, joined, lastJoinedAt } = referrer
  return (
    <tr className="[&>*]:px-4 [&>*]:py-3">
      <th scope="row" className="font-semibold">
        <span className="flex items-center gap-3">
          <Avatar name={username} index={index} />
          <span className="min-w-40 wrap-anywhere">{username}</span>
        </span>
      </th>
      <td className="tracking-wider tabular-nums">{code}</td>
      <td className="text-right tabular-nums">{formatCount(invited)}</td>
      <td className="text-right tabular-nums">{formatCount(joined)}</td>
      <td className="text-sm whitespace-nowrap text-ink-soft">
        {lastJoinedAt === null ? 'Nobody yet' : <RelativeTime iso={lastJoinedAt} />}
      </td>
    </tr>
  )
}
