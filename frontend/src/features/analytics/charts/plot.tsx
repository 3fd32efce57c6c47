import type { ReactNode } from 'react'
import { type Axis, heightOf } from './axis.ts'

interface PlotProps {
  axis: Axis
  /** Words a value of the axis. */
  format: (value: number) => string
  /** What stands under the plot, from its left to its right end. */
  below: readonly string[]
  children: ReactNode
}

/** The lines and words around what a chart draws. The words are outside the SVG, so that they keep their size. */
export function Plot({ axis, format, below, children }: PlotProps) {
  return (
    <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-soft">
      <ul className="relative mr-1">
        {axis.ticks.map((tick) => (
          <li
            key={tick}
            className="absolute right-0 translate-y-1/2 whitespace-nowrap"
            style={bottomOf(tick, axis)}
          >
            {format(tick)}
          </li>
        ))}
        {/* Gives the column the width of its widest word. */}
        {axis.ticks.map((tick) => (
          <li key={`${tick} wide`} className="invisible h-0">
            {format(tick)}
          </li>
        ))}
      </ul>
      <div className="relative h-52">
        {axis.ticks.map((tick) => (
          <div key={tick} className="absolute inset-x-0 border-t border-rule" style={bottomOf(tick, axis)} />
        ))}
        {children}
      </div>
      <p className="col-start-2 mt-2 flex justify-between">
        {below.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    </div>
  )
}

const bottomOf = (tick: number, axis: Axis) => ({ bottom: `${heightOf(tick, axis) * 100}%` })
