import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { HotMark } from './hot-mark.ts'
import { LazyTooltip } from './lazy-tooltip.tsx'
import { MapControls } from './map-controls.tsx'
import { MAP_HEIGHT } from './map-height.ts'
import { MapMotion } from './map-motion.ts'
import { MapStage } from './map-stage.tsx'
import type { Mark } from './marks.ts'
import type { Picking } from './picking.ts'
import { heldView, project, type Size, type Spot, type View, WHOLE_WORLD } from './projection.ts'
import { useFullScreen } from './use-full-screen.ts'
import { zoomStep } from './use-map-keys.ts'
import { useSize } from './use-size.ts'

/** How far the map zooms in on what was chosen in a list: a country fills the panel. */
const TARGET_ZOOM = 16

export interface MapTarget {
  readonly mark: Mark
}

interface WorldMapProps {
  /** Names the map for people who do not see it. */
  label: string
  marks: readonly Mark[]
  /** What to bring into the middle; each new object does so once. */
  target?: MapTarget | null | undefined
  picking?: Picking | undefined
  /** Called when the map has settled on another part of the world. */
  onView?: ((view: View, size: Size) => void) | undefined
}

/**
 * The world in a linear projection: longitude to the right, latitude up. It is pushed by dragging or the
 * arrow keys, and enlarged by wheel, pinch, double click, plus and minus. The marks have tooltips.
 */
export function WorldMap(props: WorldMapProps) {
  const panel = useRef<HTMLDivElement>(null)
  const size = useSize(panel)
  return (
    <div
      ref={panel}
      className={`${MAP_HEIGHT} relative overflow-clip rounded-lg border border-rule-strong bg-map-sea [&:fullscreen]:h-full [&:fullscreen]:rounded-none`}
    >
      {size !== null && <DrawnMap {...props} panel={panel} size={size} />}
    </div>
  )
}

type DrawnMapProps = WorldMapProps & { panel: RefObject<HTMLDivElement | null>; size: Size }

function DrawnMap({ label, marks, target, picking, onView, panel, size }: DrawnMapProps) {
  const [motion] = useState(() => new MapMotion())
  const [hot] = useState(() => new HotMark())
  const fullScreen = useFullScreen(panel)
  const settled = useSyncExternalStore(motion.subscribe, () => motion.settled)
  const view = useMemo(() => heldView(settled, size), [settled, size])
  useLayoutEffect(() => motion.drawnFor(view, size), [motion, view, size])
  useEffect(() => onView?.(view, size), [onView, view, size])
  useTarget(motion, hot, target)
  const stage = { label, marks, view, size, motion, hot, picking }
  return (
    <>
      <MapStage {...stage} />
      <LazyTooltip hot={hot} container={panel.current} />
      <MapControls
        whole={view.zoom === 1}
        fullScreen={fullScreen}
        onZoom={(direction) => zoomStep(motion, direction, pickedSpot(picking, motion))}
        onReset={() => motion.glide(WHOLE_WORLD)}
      />
    </>
  )
}

/** Where the picked place is in the panel, which the buttons then bring nearer; undefined where it is out of sight. */
function pickedSpot(picking: Picking | undefined, { goal, size }: MapMotion): Spot | undefined {
  if (!picking?.point) return undefined
  const { x, y } = project(picking.point, goal, size)
  return x >= 0 && x <= size.width && y >= 0 && y <= size.height ? { x, y } : undefined
}

/** Goes to what was chosen elsewhere, and opens its tooltip there. */
function useTarget(motion: MapMotion, hot: HotMark, target: MapTarget | null | undefined): void {
  useEffect(() => {
    if (!target) return
    const { mark } = target
    hot.hide()
    const { latitude, longitude } = mark
    const zoom = Math.max(motion.live.zoom, TARGET_ZOOM)
    motion.glide({ latitude, longitude, zoom }, () =>
      hot.show({ ...mark, ...project(mark, motion.live, motion.size) }),
    )
  }, [motion, hot, target])
}
