import { type KeyboardEvent, memo, useState } from 'react'
import type { HotMark } from './hot-mark.ts'
import { formatShortCount, markLook } from './mark-look.ts'
import { markLabel, type PlacedMark } from './marks.ts'
import { directionOf, nearestToward } from './nearest.ts'
import type { Size } from './projection.ts'
import { buttonOf, useHeldMark } from './use-held-mark.ts'

interface MarksLayerProps {
  marks: readonly PlacedMark[]
  size: Size
  hot: HotMark
  onPress: (mark: PlacedMark) => void
}

/** Marks as buttons. They are a single tab stop; from there the arrow keys go to the next mark in their direction. */
export const MarksLayer = memo(function MarksLayer({ marks, size, hot, onPress }: MarksLayerProps) {
  const [visited, setVisited] = useState<string | null>(null)
  // Marks beyond the edges are drawn for when the map is pushed; the focus must not go where nobody sees it.
  const seen = marks.filter(({ x, y }) => x >= 0 && x <= size.width && y >= 0 && y <= size.height)
  const stop = seen.find(({ id }) => id === visited) ?? seen[0]
  const { take, letGo } = useHeldMark(marks, seen)
  const walk = (event: KeyboardEvent<HTMLElement>, from: PlacedMark) => {
    const direction = directionOf(event.key)
    if (direction === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = nearestToward(from, seen, direction)
    if (next !== undefined) buttonOf(event.currentTarget.parentElement, next)?.focus({ preventScroll: true })
  }
  return marks.map((mark) => (
    <button
      key={mark.id}
      type="button"
      data-mark={mark.id}
      aria-label={markLabel(mark)}
      tabIndex={mark === stop ? 0 : -1}
      style={{ left: mark.x, top: mark.y }}
      className={markLook(mark)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hot.hover(mark, event)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hot.leave(event)}
      onFocus={(event) => {
        setVisited(mark.id)
        take(mark, event)
        if (event.currentTarget.matches(':focus-visible')) hot.show(mark)
      }}
      onBlur={() => {
        letGo()
        hot.hide()
      }}
      onKeyDown={(event) => walk(event, mark)}
      onClick={() => onPress(mark)}
    >
      {mark.count !== undefined && <span className="relative">{formatShortCount(mark.count)}</span>}
    </button>
  ))
})
