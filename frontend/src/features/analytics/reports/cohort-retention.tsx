import { formatCount, formatPercent } from '../../../lib/format.ts'
import { type Cohort, useCohorts } from '../api/reports.ts'
import { Report } from '../components/report.tsx'
import { formatMonth } from '../format.ts'
import { CohortTable } from './cohort-table.tsx'

/** How many of each month's newcomers stayed. */
export function CohortRetention({ days }: { days: number }) {
  return (
    <Report
      title="Who stays"
      loaded={useCohorts()}
      report="cohorts"
      days={days}
      definition="Everybody whose first membership began in one month, paid or given, and how many of them were members at the end of that month and of each month since. The last figure in a row is today’s. The last two years are shown, whichever days are chosen above."
      headline={headlineOf}
      rows={(cohorts) => ({
        caption: 'People who stayed, by the month of joining',
        columns: ['Joined in', 'People', 'Still members'],
        rows: cohorts.map(({ month, joined, retained }) => [
          formatMonth(month),
          formatCount(joined),
          formatCount(retained.at(-1) ?? 0),
        ]),
      })}
    >
      {(cohorts) =>
        cohorts.length === 0 ? (
          <p className="text-ink-soft">The first row appears when the first person joins.</p>
        ) : (
          <CohortTable cohorts={cohorts} />
        )
      }
    </Report>
  )
}

function headlineOf(cohorts: readonly Cohort[]) {
  const joined = cohorts.reduce((sum, cohort) => sum + cohort.joined, 0)
  const stayed = cohorts.reduce((sum, { retained }) => sum + (retained.at(-1) ?? 0), 0)
  return {
    value: formatPercent(joined === 0 ? 0 : (stayed / joined) * 100),
    note: `of the ${formatCount(joined)} who joined in the last two years are members today`,
  }
}
