import { type MouseEvent, useRef } from 'react'
import type { HotMark } from './hot-mark.ts'
import type { MapMotion } from './map-motion.ts'
import type { PlacedMark } from './marks.ts'
import type { Picking } from './picking.ts'
import { type Spot, unproject } from './projection.ts'
import { spotOf } from './spot-of.ts'
import { zoomStep } from './use-map-keys.ts'

interface Pressed {
  motion: MapMotion
  hot: HotMark
  picking: Picking | undefined
  /** The dot at a place of the panel, where marks are drawn as dots. */
  hit: (spot: Spot) => PlacedMark | undefined
  /** Whether the press only ended a push of the map. */
  wasDragged: () => boolean
}

/**
 * What a press beside all marks does: it picks a place while one is wanted, and opens the tooltip of a dot otherwise.
 * Two zoom in on their place, out with Shift, for people who can press, but not drag: out, and in again elsewhere.
 */
export function usePresses({ motion, hot, picking, hit, wasDragged }: Pressed) {
  const beganBeside = useRef(false)
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const isBeside = event.target === event.currentTarget
      // A press on a circle has moved the map by the time of the second one, which is meant for the circle, too.
      if (event.detail < 2) beganBeside.current = isBeside
      if (wasDragged()) return
      const spot = spotOf(event)
      if (picking !== undefined) picking.onPick(unproject(spot, motion.live, motion.size))
      else if (isBeside) showDot(hit(spot), hot)
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (picking !== undefined || !beganBeside.current || event.target !== event.currentTarget) return
      hot.hide()
      zoomStep(motion, event.shiftKey ? -1 : 1, spotOf(event))
    },
  }
}

function showDot(dot: PlacedMark | undefined, hot: HotMark): void {
  if (dot === undefined) hot.hide()
  else hot.show(dot)
}
