import { formatCount, formatPercent } from '../../../lib/format.ts'
import { type Funnel, useFunnel } from '../api/reports.ts'
import { Report } from '../components/report.tsx'
import { formatDayOfUtc } from '../format.ts'

/** How far checkouts came. */
export function CheckoutFunnel({ days }: { days: number }) {
  return (
    <Report
      title="From checkout to membership"
      loaded={useFunnel(days)}
      report="funnel"
      days={days}
      definition="Checkouts that came as far as the card form, that were paid, and that became a membership. A payment for an e-mail that has an account waits until its owner claims it. Each step counts on the day on which it happened."
      headline={({ total }) => ({ value: formatCount(total.activated), note: 'memberships by a checkout' })}
      rows={({ days: rows }) => ({
        caption: 'Checkouts by day',
        columns: ['Day', 'Begun', 'Paid', 'Memberships'],
        rows: rows
          .filter(({ begun, completed, activated }) => begun + completed + activated > 0)
          .toReversed()
          .map(({ day, begun, completed, activated }) => [
            formatDayOfUtc(day),
            ...[begun, completed, activated].map(formatCount),
          ]),
      })}
    >
      {(funnel) => <Steps total={funnel.total} />}
    </Report>
  )
}

function Steps({ total }: { total: Funnel['total'] }) {
  const steps = [
    { name: 'Begun', count: total.begun, share: total.begun === 0 ? 0 : 100 },
    { name: 'Paid', count: total.completed, share: total.completedShare },
    { name: 'Became a membership', count: total.activated, share: total.activatedShare },
  ]
  return (
    <ol className="grid gap-4">
      {steps.map(({ name, count, share }) => (
        <li key={name} className="grid gap-1.5">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{name}</span>
            <span>
              {formatCount(count)} <span className="text-ink-soft">({formatPercent(share)})</span>
            </span>
          </p>
          <div aria-hidden className="h-4 rounded-sm bg-sunk">
            <div
              className="chart-bar h-full rounded-sm bg-signal"
              style={{ width: `${Math.min(100, share)}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}
