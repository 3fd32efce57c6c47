import { formatCount, formatPercent } from '../../../lib/format.ts'
import { useChurn } from '../api/reports.ts'
import { LineChart } from '../charts/line-chart.tsx'
import { Report } from '../components/report.tsx'
import { formatDayOfUtc } from '../format.ts'

/** The share of members who are lost within 30 days. */
export function ChurnOverTime({ days }: { days: number }) {
  return (
    <Report
      title="Churn"
      loaded={useChurn(days)}
      report="churn"
      days={days}
      definition="Members lost in the 30 days up to each day, as a share of those who could be lost: the members at the end of the day 30 days before, and whoever joined or returned since. Memberships that were given count, too."
      headline={(churn) => {
        const today = churn.at(-1)
        return {
          value: formatPercent(today?.churnRate ?? 0),
          note: `${formatCount(today?.lost ?? 0)} lost in the last 30 days`,
        }
      }}
      rows={(churn) => ({
        caption: 'Churn by day',
        columns: ['Day', 'Churn', 'Lost', 'Members 30 days before', 'Came since'],
        rows: churn
          .toReversed()
          .map(({ day, churnRate, lost, membersBefore, came }) => [
            formatDayOfUtc(day),
            formatPercent(churnRate),
            ...[lost, membersBefore, came].map(formatCount),
          ]),
      })}
    >
      {(churn) => (
        <LineChart
          label="Churn"
          points={churn.map(({ day, churnRate }) => ({ day, value: churnRate }))}
          format={formatPercent}
          finest={0.5}
        />
      )}
    </Report>
  )
}
