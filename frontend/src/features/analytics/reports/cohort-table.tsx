import { formatCount } from '../../../lib/format.ts'
import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import type { Cohort } from '../api/reports.ts'
import { formatMonth } from '../format.ts'

/** The first month and twelve more. */
const COLUMNS = 13

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** Who stayed, by the month of joining: the darker, the more. */
export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const months = Math.min(COLUMNS, Math.max(...cohorts.map(({ retained }) => retained.length)))
  return (
    <ScrollingTable
      look="report"
      caption="Of those who joined in a month, the share who were still members at the end of that month and of each month after"
    >
      <thead className="bg-sunk text-ink-soft">
        <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:font-semibold [&>th]:whitespace-nowrap">
          <th scope="col" className="text-left">
            Joined in
          </th>
          <th scope="col" className="text-right">
            People
          </th>
          {Array.from({ length: months }, (_, age) => (
            // The columns are months by their number.
            <th key={age} scope="col" className="text-right">
              {age === 0 ? 'That month' : `+${age}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {cohorts.map((cohort) => (
          <CohortRow key={cohort.month} cohort={cohort} months={months} />
        ))}
      </tbody>
    </ScrollingTable>
  )
}

function CohortRow({ cohort: { month, joined, retained }, months }: { cohort: Cohort; months: number }) {
  return (
    <tr className="[&>*]:px-3 [&>*]:py-2">
      <th scope="row" className="text-left font-semibold whitespace-nowrap">
        {formatMonth(month)}
      </th>
      <td className="text-right">{formatCount(joined)}</td>
      {Array.from({ length: months }, (_, age) => (
        // The columns are months by their number.
        <Share key={age} of={joined} stayed={retained[age]} />
      ))}
    </tr>
  )
}

/** Nothing for a month that has not come yet. */
function Share({ of, stayed }: { of: number; stayed: number | undefined }) {
  if (stayed === undefined || of === 0)
    return (
      <td>
        <span className="sr-only">Not yet</span>
      </td>
    )
  const share = stayed / of
  const background = `color-mix(in oklab, var(--signal) ${Math.round(share * 28)}%, var(--surface))`
  return (
    <td className="text-right" style={{ background }} title={`${formatCount(stayed)} of ${formatCount(of)}`}>
      {percent.format(share)}
    </td>
  )
}
