import type { Referrer } from '@meridian/contracts/http/membership/referrals'
import { Avatar } from '../../../ui/avatar.tsx'
import { countWords } from '../wording.ts'

/** The owners as a table; small screens get cards instead. */
export function ReferrerTable({ referrers }: { referrers: readonly Referrer[] }) {
  return (
    <div className="relative hidden overflow-x-auto rounded-lg border border-rule bg-surface shadow-lift sm:block">
      <table className="w-full text-left">
        <caption className="sr-only">
          Members by how many people joined by their links, the most first
        </caption>
        <thead>
          <tr className="border-b border-rule text-sm text-ink-soft [&>th]:px-4 [&>th]:py-3 [&>th]:font-semibold">
            <th scope="col">Member</th>
            <th scope="col">Code</th>
            <th scope="col" className="text-right">
              Invited
            </th>
            <th scope="col" className="text-right">
              Joined
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {referrers.map((referrer, index) => (
            <ReferrerRow key={referrer.accountId} referrer={referrer} index={index} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ReferrerRow({ referrer, index }: { referrer: Referrer; index: number }) {
  const { username, code, invited, joined } = referrer
  return (
    <tr className="[&>*]:px-4 [&>*]:py-3">
      <th scope="row" className="font-semibold">
        <span className="flex items-center gap-3">
          <Avatar name={username} index={index} />
          <span className="min-w-0 break-words">{username}</span>
        </span>
      </th>
      <td className="tracking-wider tabular-nums">{code}</td>
      <td className="text-right tabular-nums">{countWords(invited)}</td>
      <td className="text-right tabular-nums">{countWords(joined)}</td>
    </tr>
  )
}
