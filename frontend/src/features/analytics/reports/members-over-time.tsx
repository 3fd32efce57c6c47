import { formatCount } from '../../../lib/format.ts'
import { useTrends } from '../api/reports.ts'
import { LineChart } from '../charts/line-chart.tsx'
import { Report } from '../components/report.tsx'
import { formatDayOfUtc } from '../format.ts'

/** How many members there were on each day, and who came and went. */
export function MembersOverTime({ days }: { days: number }) {
  return (
    <Report
      title="Members"
      loaded={useTrends(days)}
      report="trends"
      days={days}
      definition="Memberships that are active, or past due and still in their grace period, at the end of each day; those that were given count, too. “Joined” counts people whose first membership began, “returned” those who came back after losing access, and “lost” those whose access ended."
      headline={(trend) => ({
        value: formatCount(trend.at(-1)?.members ?? 0),
        note: `today, ${formatCount(trend[0]?.members ?? 0)} at the beginning`,
      })}
      rows={(trend) => ({
        caption: 'Members by day',
        columns: ['Day', 'Members', 'Joined', 'Returned', 'Lost'],
        rows: trend
          .toReversed()
          .map(({ day, members, joined, returned, lost }) => [
            formatDayOfUtc(day),
            ...[members, joined, returned, lost].map(formatCount),
          ]),
      })}
    >
      {(trend) => (
        <LineChart
          label="Members"
          points={trend.map(({ day, members }) => ({ day, value: members }))}
          format={formatCount}
        />
      )}
    </Report>
  )
}
