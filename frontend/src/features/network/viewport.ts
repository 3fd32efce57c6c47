import { boundsOf, type Size, type View } from '../../ui/map/projection.ts'

/** The part of the world to ask the server for, as the map's query names it. */
export interface Viewport {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  /** How often the whole world was halved to get here. */
  readonly zoom: number
}

/** Degrees are asked for in steps, so that a small push finds its answer among those already here. */
const STEPS_PER_PANEL = 4

/**
 * What to ask for when the map has settled on a view: what is in the panel, and half a panel around it, where the map
 * may be pushed before it asks again. Null while the whole world is in view.
 */
export function viewportOf(view: View, size: Size): Viewport | null {
  if (view.zoom <= 1) return null
  const { west, south, east, north } = boundsOf(view, size)
  const step = (east - west) / STEPS_PER_PANEL
  const [across, down] = [(east - west) / 2, (north - south) / 2]
  const outward = (value: number, round: (steps: number) => number, limit: number) =>
    Number(Math.min(limit, Math.max(-limit, round(value / step) * step)).toFixed(4))
  return {
    west: outward(west - across, Math.floor, 180),
    east: outward(east + across, Math.ceil, 180),
    south: outward(south - down, Math.floor, 90),
    north: outward(north + down, Math.ceil, 90),
    zoom: Math.round(Math.log2(view.zoom)),
  }
}
