import { formatCount, formatPercent } from '../../../lib/format.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { type ReferralTrends, useReferralTrends } from '../api/reports.ts'
import { Report } from '../components/report.tsx'
import { formatDayOfUtc } from '../format.ts'

/** What came of members' links. */
export function ReferralFigures({ days }: { days: number }) {
  return (
    <Report
      title="Referrals"
      loaded={useReferralTrends(days)}
      report="referrals"
      days={days}
      definition="People who came to a checkout through a member’s link, and those who joined through it. Your own link does not count, nor does somebody who was a member before; a refunded payment no longer counts. The share is of everybody who joined in this period."
      headline={({ total }) => ({
        value: formatCount(total.credited),
        note: `joined through a link, ${formatPercent(total.shareOfJoined)} of all who joined`,
      })}
      rows={({ days: rows }) => ({
        caption: 'Referrals by day',
        columns: ['Day', 'Came', 'Joined', 'Did not count', 'Taken back'],
        rows: rows
          .filter(({ day: _, ...counts }) => Object.values(counts).some((count) => count > 0))
          .toReversed()
          .map(({ day, named, credited, refused, withdrawn }) => [
            formatDayOfUtc(day),
            ...[named, credited, refused, withdrawn].map(formatCount),
          ]),
      })}
    >
      {(referrals) => <Counts total={referrals.total} />}
    </Report>
  )
}

function Counts({ total }: { total: ReferralTrends['total'] }) {
  const counts = [
    ['Came to a checkout', total.named],
    ['Joined', total.credited],
    ['Did not count', total.refused],
    ['Taken back', total.withdrawn],
  ] as const
  return (
    <div className="grid gap-4">
      <dl className="divide-y divide-rule">
        {counts.map(([name, count]) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink href="/referrals">Whose links they were</TextLink>
      </p>
    </div>
  )
}
