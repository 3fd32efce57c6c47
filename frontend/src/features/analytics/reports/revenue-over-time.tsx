import { useTrends } from '../api/reports.ts'
import { LineChart } from '../charts/line-chart.tsx'
import { Report } from '../components/report.tsx'
import { formatDayOfUtc, formatDollars, formatExactDollars } from '../format.ts'

/** What the members pay a month, on each day. */
export function RevenueOverTime({ days }: { days: number }) {
  return (
    <Report
      title="Monthly revenue"
      loaded={useTrends(days)}
      report="trends"
      days={days}
      definition="The yearly prices of memberships that are active, or past due and still in their grace period, without tax, divided by twelve, at the end of each day."
      headline={(trend) => ({
        value: formatDollars(trend.at(-1)?.monthlyRevenue ?? 0),
        note: `today, ${formatDollars(trend[0]?.monthlyRevenue ?? 0)} at the beginning`,
      })}
      rows={(trend) => ({
        caption: 'Monthly revenue by day',
        columns: ['Day', 'Monthly revenue'],
        rows: trend
          .toReversed()
          .map(({ day, monthlyRevenue }) => [formatDayOfUtc(day), formatExactDollars(monthlyRevenue)]),
      })}
    >
      {(trend) => (
        <LineChart
          label="Monthly revenue"
          points={trend.map(({ day, monthlyRevenue }) => ({ day, value: monthlyRevenue }))}
          format={formatDollars}
        />
      )}
    </Report>
  )
}
