/** One round of one thing. */
export interface Sample {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

/** The middle one; of an even number the mean of the middle two. Throws for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (upper + lower) / 2
}

/** What 99 of 100 values do not exceed. Throws for no values. */
export function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.ceil(sorted.length * 0.99) - 1]
  if (value === undefined) throw new Error('There is no p99 of nothing')
  return value
}
