import { useSyncExternalStore } from 'react'
import { optionalLazy } from '../lazy/optional-lazy.tsx'
import type { HotMark } from './hot-mark.ts'

const load = () => import('./map-tooltip.tsx')

const MapTooltip = optionalLazy(() => load().then((m) => m.MapTooltip))

/** Starts to fetch the tooltip's code: somebody has reached the map. */
export function preloadTooltip(): void {
  // Whoever opens a tooltip tries again.
  load().catch(() => undefined)
}

/** The tooltip of the map; its code comes with the first one. */
export function LazyTooltip({ hot, container }: { hot: HotMark; container: HTMLElement | null }) {
  const wanted = useSyncExternalStore(hot.subscribe, () => hot.state.mark !== null)
  if (!wanted) return null
  return <MapTooltip hot={hot} container={container} />
}
