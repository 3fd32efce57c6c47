import { type Axis, axisOf, heightOf } from './axis.ts'
import { Plot } from './plot.tsx'

/** What a bar stands for, how far it goes up, and how far down (0 or less). */
export interface Bar {
  name: string
  up: number
  down: number
}

interface BarChartProps {
  /** A sentence for people who do not see the bars. */
  summary: string
  bars: readonly Bar[]
  format: (value: number) => string
}

/** What came above a line, and what went below it. */
export function BarChart({ summary, bars, format }: BarChartProps) {
  const axis = axisOf([0, ...bars.flatMap(({ up, down }) => [up, down])], 1)
  const ends = [...new Set([bars[0]?.name, bars.at(-1)?.name])].flatMap((name) => name ?? [])
  return (
    <figure>
      <figcaption className="sr-only">{summary}</figcaption>
      <Plot axis={axis} format={format} below={ends}>
        <div className="absolute inset-0 flex gap-px">
          {bars.map((bar) => (
            <Column key={bar.name} bar={bar} axis={axis} format={format} />
          ))}
        </div>
        <div
          className="absolute inset-x-0 border-t border-ink-soft"
          style={{ bottom: `${heightOf(0, axis) * 100}%` }}
        />
      </Plot>
    </figure>
  )
}

function Column({ bar, axis, format }: { bar: Bar; axis: Axis; format: (value: number) => string }) {
  const zero = heightOf(0, axis)
  const up = heightOf(bar.up, axis) - zero
  const down = zero - heightOf(bar.down, axis)
  return (
    <div className="relative flex-1" title={`${bar.name}: ${format(bar.up)} came, ${format(bar.down)} went`}>
      <div
        className="chart-bar absolute inset-x-0 bg-signal"
        style={{ bottom: `${zero * 100}%`, height: `${up * 100}%` }}
      />
      <div
        className="chart-bar absolute inset-x-0 bg-danger"
        style={{ top: `${(1 - zero) * 100}%`, height: `${down * 100}%` }}
      />
    </div>
  )
}
