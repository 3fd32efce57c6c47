/** An axis from `min` to `max` with the values at its lines. */
export interface Axis {
  min: number
  max: number
  ticks: number[]
}

const LINES = 4

/**
 * An axis with round figures that holds all values.
 * @param finest the smallest step that makes sense, such as 1 for people
 */
export function axisOf(values: readonly number[], finest: number): Axis {
  const low = values.length === 0 ? 0 : Math.min(...values)
  const high = values.length === 0 ? 0 : Math.max(...values)
  const step = Math.max(finest, roundStep((high - low) / LINES))
  const min = Math.floor(low / step) * step
  const max = Math.max(Math.ceil(high / step) * step, min + step)
  const count = Math.round((max - min) / step)
  return { min, max, ticks: Array.from({ length: count + 1 }, (_, index) => min + index * step) }
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not smaller. */
function roundStep(rough: number): number {
  if (rough <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * (1 - Number.EPSILON)) ?? 10
  return factor * power
}

/** How far up the axis a value lies, from 0 to 1. */
export function heightOf(value: number, { min, max }: Axis): number {
  return (value - min) / (max - min)
}
