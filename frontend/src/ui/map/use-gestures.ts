import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { MapMotion } from './map-motion.ts'
import { pushed, type Spot, zoomedAt } from './projection.ts'
import { spotOf } from './spot-of.ts'

/** A pointer that moved less than this, in pixels, was a click. */
const CLICK_SLACK = 5

const WHEEL_STEP = 0.0016
const PINCH_WHEEL_STEP = 0.01
const LINE_PX = 16

interface Gestures {
  /** True during and right after a drag of the map: the click that follows does not count. */
  wasDragged: () => boolean
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/** Pushes the map with one pointer, and enlarges it with two, or with a wheel. */
export function useGestures(
  panel: RefObject<HTMLElement | null>,
  motion: MapMotion,
  onMove: () => void,
): Gestures {
  useWheel(panel, motion, onMove)
  const down = useRef(new Map<number, Spot>())
  const dragged = useRef(false)
  const end = ({ pointerId }: PointerEvent<HTMLElement>) => {
    if (down.current.delete(pointerId) && dragged.current) motion.settle()
  }
  return {
    wasDragged: () => dragged.current,
    onPointerDown: (event) => {
      if (event.button !== 0) return
      if (down.current.size === 0) dragged.current = false
      down.current.set(event.pointerId, spotOf(event))
    },
    onPointerMove: (event) => {
      const before = down.current.get(event.pointerId)
      if (before === undefined) return
      const now = spotOf(event)
      if (!dragged.current && Math.hypot(now.x - before.x, now.y - before.y) < CLICK_SLACK) return
      if (!dragged.current) onMove()
      dragged.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
      motion.move(dragStep(motion, { before, now, other }))
      down.current.set(event.pointerId, now)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

interface Drag {
  before: Spot
  now: Spot
  /** A second finger, which rests. */
  other: Spot | undefined
}

function dragStep({ live, size }: MapMotion, { before, now, other }: Drag) {
  if (other === undefined) return pushed(live, { x: now.x - before.x, y: now.y - before.y }, size)
  const spread = (spot: Spot) => Math.hypot(spot.x - other.x, spot.y - other.y) || 1
  const moved = pushed(live, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }, size)
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  return zoomedAt(moved, spread(now) / spread(before), middle, size)
}

function useWheel(panel: RefObject<HTMLElement | null>, motion: MapMotion, onMove: () => void): void {
  const moved = useRef(onMove)
  useEffect(() => {
    moved.current = onMove
  })
  useEffect(() => {
    const element = panel.current
    const turn = (event: WheelEvent) => {
      const out = event.deltaY > 0
      // With the whole world in view there is nothing to zoom out to: the page scrolls.
      if (out && motion.live.zoom <= 1) return
      event.preventDefault()
      moved.current()
      const { left, top } = (element ?? document.body).getBoundingClientRect()
      const spot = { x: event.clientX - left, y: event.clientY - top }
      motion.move(zoomedAt(motion.live, wheelFactor(event), spot, motion.size))
      motion.settleSoon()
    }
    // React's own listeners are passive and could not keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [panel, motion])
}

/** A pinch on a touchpad arrives as a wheel event with the control key. */
function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PX : deltaY
  return Math.exp(-pixels * (ctrlKey ? PINCH_WHEEL_STEP : WHEEL_STEP))
}
