/** One round of one thing. */
export interface Sample {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

/** The middle value; for an even number of values, the mean of the middle two. Throws for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (upper + lower) / 2
}

/** What 99 of 100 values do not exceed. Throws for no values. */
export const p99 = (values: readonly number[]): number => percentile(values, 0.99)

/** What 95 of 100 values do not exceed. Throws for no values. */
export const p95 = (values: readonly number[]): number => percentile(values, 0.95)

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.ceil(sorted.length * part) - 1]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}
