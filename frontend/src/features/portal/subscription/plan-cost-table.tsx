import { formatMoney } from '@meridian/contracts/values/money'
import { classes } from '../../../ui/classes.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import type { PlanPreview } from './api/billing.ts'
import { type CostLine, planCost } from './plan-cost.ts'

interface PlanCostProps {
  preview: PlanPreview | undefined
  error: Error | undefined
  loading: boolean
  onRetry: () => void
}

/** What a move to another plan costs today; it is read out when it arrives. */
export function PlanCost({ preview, error, loading, onRetry }: PlanCostProps) {
  if (loading)
    return (
      <>
        <LoadingNote>Computing the cost</LoadingNote>
        <Skeleton className="h-44" />
      </>
    )
  if (preview === undefined) return <LoadError what="The cost" error={error} onRetry={onRetry} />
  const { lines, total } = planCost(preview)
  const { currency, yearlyPrice, dueNow } = preview
  return (
    <div role="status" className="grid gap-4">
      <dl className="grid gap-2">
        {lines.map((line) => (
          <Line key={line.label} line={line} currency={currency} />
        ))}
        <Line line={total} currency={currency} isTotal />
      </dl>
      <p className="text-sm text-ink-soft">
        {dueNow < 0 && <span>Nothing is charged now. </span>}
        <span>{`From the next renewal on it is ${formatMoney(yearlyPrice, currency, true)} a year, plus tax.`}</span>
      </p>
    </div>
  )
}

interface LineProps {
  line: CostLine
  currency: string
  isTotal?: boolean
}

function Line({ line: { label, amount }, currency, isTotal = false }: LineProps) {
  return (
    <div
      className={classes(
        'flex items-baseline justify-between gap-4',
        isTotal && 'border-t border-rule-strong pt-2 font-semibold',
      )}
    >
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(amount, currency)}</dd>
    </div>
  )
}
