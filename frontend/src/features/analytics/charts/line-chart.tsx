import { type PointerEvent, useState } from 'react'
import { formatDayOfUtc, formatShortDay } from '../format.ts'
import { type Axis, axisOf, heightOf } from './axis.ts'
import { Plot } from './plot.tsx'

interface Point {
  day: string
  value: number
}

interface LineChartProps {
  /** What is drawn, as the beginning of a sentence: "Members". */
  label: string
  points: readonly Point[]
  format: (value: number) => string
  /** The smallest step of the axis that makes sense. */
  finest?: number
}

/** A figure over days. People who do not see it get a sentence, and the rows under it. */
export function LineChart({ label, points, format, finest = 1 }: LineChartProps) {
  const [shown, setShown] = useState<number>()
  const values = points.map(({ value }) => value)
  const axis = axisOf(values, finest)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = Math.round(((event.clientX - left) / width) * (points.length - 1))
    setShown(Math.max(0, Math.min(points.length - 1, place)))
  }
  const point = shown === undefined ? undefined : points[shown]
  return (
    <figure>
      <figcaption className="sr-only">
        {`${label} from ${formatDayOfUtc(first.day)} to ${formatDayOfUtc(last.day)}: first ${format(first.value)}, last ${format(last.value)}, lowest ${format(Math.min(...values))}, highest ${format(Math.max(...values))}.`}
      </figcaption>
      <p aria-hidden className="mb-3 min-h-6 text-right text-sm tabular-nums">
        {point && `${formatDayOfUtc(point.day)}: ${format(point.value)}`}
      </p>
      <Plot axis={axis} format={format} below={ends(points).map(formatShortDay)}>
        <div className="absolute inset-0" onPointerMove={follow} onPointerLeave={() => setShown(undefined)}>
          <Line values={values} axis={axis} />
          {shown !== undefined && (
            <div
              className="absolute inset-y-0 border-l border-ink-soft"
              style={{ left: `${placeOf(shown, points.length)}%` }}
            />
          )}
        </div>
      </Plot>
    </figure>
  )
}

function Line({ values, axis }: { values: readonly number[]; axis: Axis }) {
  const corners = values.map(
    (value, index) =>
      `${placeOf(index, values.length).toFixed(2)} ${(100 - heightOf(value, axis) * 100).toFixed(2)}`,
  )
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path d={`M0 100 L${corners.join(' L')} L100 100 Z`} className="fill-signal opacity-10" />
      <path
        d={`M${corners.join(' L')}`}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-signal stroke-2"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const placeOf = (index: number, count: number) => (count < 2 ? 50 : (index / (count - 1)) * 100)

/** The days that stand under a chart. */
function ends(points: readonly Point[]): string[] {
  const days = points.map(({ day }) => day)
  const middle = days[Math.floor(days.length / 2)]
  return [...new Set([days[0], middle, days.at(-1)])].flatMap((day) => day ?? [])
}
