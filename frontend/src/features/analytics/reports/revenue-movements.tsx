import { formatPlural } from '../../../lib/format.ts'
import { type MovementDay, useMovements } from '../api/reports.ts'
import { BarChart } from '../charts/bar-chart.tsx'
import { Report } from '../components/report.tsx'
import { formatDayOfUtc, formatDifference, formatDollars, formatExactDollars } from '../format.ts'
import { movementBars } from './movement-bars.ts'

const KINDS = [
  ['joined', 'New'],
  ['returned', 'Returned'],
  ['upgraded', 'Upgraded'],
  ['downgraded', 'Downgraded'],
  ['lost', 'Lost'],
] as const

/** What moved the monthly revenue. */
export function RevenueMovements({ days }: { days: number }) {
  return (
    <Report
      title="What moved the revenue"
      loaded={useMovements(days)}
      report="movements"
      days={days}
      definition="Monthly revenue gained through new members, members who returned and higher plans, and lost through lower plans and members who lost access. Together they are the difference in monthly revenue between two days."
      headline={(movements) => ({
        value: formatDifference(movements.reduce((sum, { net }) => sum + net, 0)),
        note: 'a month, from the beginning of this period to today',
      })}
      rows={(movements) => ({
        caption: 'Movements of the monthly revenue by day',
        columns: ['Day', ...KINDS.map(([, name]) => name), 'Total'],
        rows: movements
          .filter(moved)
          .toReversed()
          .map((row) => [
            formatDayOfUtc(row.day),
            ...KINDS.map(([kind]) => formatExactDollars(row[kind].monthlyRevenue)),
            formatExactDollars(row.net),
          ]),
      })}
    >
      {(movements) => (
        <div className="grid gap-4">
          <BarChart summary={summaryOf(movements)} bars={movementBars(movements)} format={formatDollars} />
          <p className="text-sm text-ink-soft">
            Above the line: new, returned and upgraded. Below it: downgraded and lost.
          </p>
          <Totals movements={movements} />
        </div>
      )}
    </Report>
  )
}

/** Days on which nothing moved tell nothing. */
const moved = (day: MovementDay) => KINDS.some(([kind]) => day[kind].people > 0)

function Totals({ movements }: { movements: readonly MovementDay[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-5">
      {KINDS.map(([kind, name]) => {
        const { people, revenue } = totalOf(movements, kind)
        return (
          <div key={kind}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{formatDollars(revenue)}</dd>
            <dd className="text-ink-soft">{formatPlural(people, 'person', 'people')}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function totalOf(movements: readonly MovementDay[], kind: (typeof KINDS)[number][0]) {
  return movements.reduce(
    (total, { [kind]: { people, monthlyRevenue } }) => ({
      people: total.people + people,
      revenue: total.revenue + monthlyRevenue,
    }),
    { people: 0, revenue: 0 },
  )
}

function summaryOf(movements: readonly MovementDay[]): string {
  const words = KINDS.map(([kind, name]) => `${name} ${formatDollars(totalOf(movements, kind).revenue)}`)
  return `Movements of the monthly revenue: ${words.join(', ')}.`
}
