import { formatCount, formatPercent } from '../../../lib/format.ts'
import { useTrends } from '../api/reports.ts'
import { LineChart } from '../charts/line-chart.tsx'
import { Report } from '../components/report.tsx'
import { formatDayOfUtc } from '../format.ts'

/** The share of checkouts that are paid. */
export function ConversionOverTime({ days }: { days: number }) {
  return (
    <Report
      title="Conversion"
      loaded={useTrends(days)}
      report="trends"
      days={days}
      definition="Checkouts that were paid, as a share of those that came as far as the card form, both in the 30 days up to each day. Each of the two counts on the day on which it happened."
      headline={(trend) => ({
        value: formatPercent(trend.at(-1)?.conversionRate ?? 0),
        note: 'of the checkouts of the last 30 days',
      })}
      rows={(trend) => ({
        caption: 'Conversion by day',
        columns: ['Day', 'Conversion', 'Begun', 'Paid'],
        rows: trend
          .toReversed()
          .map(({ day, conversionRate, checkoutsBegun, checkoutsCompleted }) => [
            formatDayOfUtc(day),
            formatPercent(conversionRate),
            ...[checkoutsBegun, checkoutsCompleted].map(formatCount),
          ]),
      })}
    >
      {(trend) => (
        <LineChart
          label="Conversion"
          points={trend.map(({ day, conversionRate }) => ({ day, value: conversionRate }))}
          format={formatPercent}
          finest={1}
        />
      )}
    </Report>
  )
}
