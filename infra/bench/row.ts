import type { Surroundings } from './surroundings.ts'

/** One row of the table of figures. */
export interface Row {
  number: number
  title: string
  measure(around: Surroundings): Promise<Finding[]>
}

/** Where a figure has to stay. */
export type Bar = { atLeast: number } | { atMost: number }

/** A figure of a row, in the unit of both sides. */
export interface Finding {
  what: string
  ours: number
  unit: 'a second' | 'ms' | 'MB' | 'kB' | 'nodes'
  /** What it is measured against in the same run; without it the bar is for the figure itself. */
  against?: { what: string; value: number }
  bar: Bar
}

/** The figure that the bar is for. */
export function figureOf({ ours, against }: Finding): number {
  return against === undefined ? ours : ours / against.value
}

export function holds(finding: Finding): boolean {
  const figure = figureOf(finding)
  return 'atLeast' in finding.bar ? figure >= finding.bar.atLeast : figure <= finding.bar.atMost
}
