import type { PlanPreview } from './api/billing.ts'

export interface CostLine {
  readonly label: string
  /** In the currency's smallest unit. */
  readonly amount: number
}

export interface PlanCost {
  readonly lines: readonly CostLine[]
  /** What the lines come to: something to pay, or something that is kept for the next invoice. */
  readonly total: CostLine
}

/** Takes a preview apart into lines that add up. The new plan's line is what remains of the total after the others. */
export function planCost({ tier, credit, tax, fromBalance, dueNow }: PlanPreview): PlanCost {
  const lines = [
    { label: `${tier.name} for the rest of your paid year`, amount: dueNow + fromBalance - credit - tax },
    { label: 'Credit for the rest of your present plan', amount: credit },
    { label: 'Tax', amount: tax },
    ...balanceLine(fromBalance),
  ]
  const total =
    dueNow < 0
      ? { label: 'Kept as a balance for your next invoice', amount: -dueNow }
      : { label: 'Due now', amount: dueNow }
  return { lines, total }
}

function balanceLine(fromBalance: number): CostLine[] {
  if (fromBalance === 0) return []
  return [{ label: fromBalance > 0 ? 'From your balance' : 'Owed on your balance', amount: -fromBalance }]
}
