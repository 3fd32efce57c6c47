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
export function planCost({ tier, credit, tax, dueNow }: PlanPreview): PlanCost {
  const lines = [
    { label: `${tier.name} for the rest of your paid year`, amount: dueNow - credit - tax },
    { label: 'Credit for the rest of your present plan', amount: credit },
    { label: 'Tax', amount: tax },
  ]
  const total =
    dueNow < 0
      ? { label: 'Kept as a balance for your next invoice', amount: -dueNow }
      : { label: 'Due now', amount: dueNow }
  return { lines, total }
}
