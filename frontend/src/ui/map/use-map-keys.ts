import { type KeyboardEvent, useState } from 'react'
import type { MapMotion } from './map-motion.ts'
import { directionOf } from './nearest.ts'
import type { Picking } from './picking.ts'
import { pushed, type Size, type Spot, unproject, WHOLE_WORLD, zoomedAt } from './projection.ts'

const STEP_PX = 80
const CROSS_STEP_PX = 16
const ZOOM_STEP = 2

/** Zooms the map in about its middle, or about another place; -1 zooms out. */
export function zoomStep(motion: MapMotion, direction: 1 | -1, spot: Spot = middleOf(motion.size)): void {
  motion.glide(zoomedAt(motion.goal, ZOOM_STEP ** direction, spot, motion.size))
}

const middleOf = ({ width, height }: Size): Spot => ({ x: width / 2, y: height / 2 })

/** Keyboard control of the map: arrows, plus, minus, 0; while picking, a cross-hair, at which Enter picks. */
export function useMapKeys(motion: MapMotion, picking: Picking | undefined, onMove: () => void) {
  const [cross, setCross] = useState<Spot | null>(null)
  const arrow = (direction: Spot, fine: boolean) => {
    if (picking === undefined) pushBy(motion, direction)
    else setCross(steered(motion, cross ?? middleOf(motion.size), direction, fine))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = directionOf(event.key)
    if (direction !== undefined) arrow(direction, event.shiftKey)
    else if (!zoomKey(motion, event.key, cross) && !picksBy(event)) return
    event.preventDefault()
    onMove()
  }
  const picksBy = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (picking === undefined || target !== currentTarget || (key !== 'Enter' && key !== ' ')) return false
    // Uses the view that the map is gliding to: that is what is seen once the place is.
    picking.onPick(unproject(cross ?? middleOf(motion.size), motion.goal, motion.size))
    return true
  }
  return {
    onKeyDown,
    /** The cross-hair appears with keyboard focus. */
    onFocus: (visibly: boolean) => visibly && setCross((now) => now ?? middleOf(motion.size)),
    onBlur: () => setCross(null),
    cross: picking === undefined ? null : cross,
  }
}

function zoomKey(motion: MapMotion, key: string, cross: Spot | null): boolean {
  if (key === '+' || key === '=') zoomStep(motion, 1, cross ?? undefined)
  else if (key === '-' || key === '_') zoomStep(motion, -1, cross ?? undefined)
  else if (key === '0') motion.glide(WHOLE_WORLD)
  else return false
  return true
}

/** Pushes the map on from where it glides to: a step must not stop a zoom half-way. */
export function pushBy(motion: MapMotion, { x, y }: Spot): void {
  motion.move(pushed(motion.goal, { x: -x * STEP_PX, y: -y * STEP_PX }, motion.size))
  motion.settleSoon()
}

/** The cross-hair's next place. At the edge of the panel it stays, and the map comes towards it. */
function steered(motion: MapMotion, from: Spot, direction: Spot, fine: boolean): Spot {
  const step = fine ? 1 : CROSS_STEP_PX
  const next = { x: from.x + direction.x * step, y: from.y + direction.y * step }
  const { width, height } = motion.size
  const inside = {
    x: Math.min(width - CROSS_STEP_PX, Math.max(CROSS_STEP_PX, next.x)),
    y: Math.min(height - CROSS_STEP_PX, Math.max(CROSS_STEP_PX, next.y)),
  }
  if (inside.x !== next.x || inside.y !== next.y) pushBy(motion, direction)
  return inside
}
