import { type PointerEvent, useCallback, useMemo, useRef } from 'react'
import { arrange } from './arrange.ts'
import { DotsCanvas } from './dots-canvas.tsx'
import { hitTester } from './hit-test.ts'
import type { HotMark } from './hot-mark.ts'
import { Land } from './land.tsx'
import { preloadTooltip } from './lazy-tooltip.tsx'
import type { MapMotion } from './map-motion.ts'
import type { Mark, PlacedMark } from './marks.ts'
import { MarksLayer } from './marks-layer.tsx'
import { CrossHair, PickedMark } from './pick-marks.tsx'
import type { Picking } from './picking.ts'
import { MAX_ZOOM, project, type Size, type Spot, type View, zoomedAt } from './projection.ts'
import { spotOf } from './spot-of.ts'
import { useGestures } from './use-gestures.ts'
import { useMapKeys } from './use-map-keys.ts'
import { usePresses } from './use-presses.ts'

/** How far a press on a circle zooms in. */
const CROWD_ZOOM = 4

interface MapStageProps {
  label: string
  marks: readonly Mark[]
  view: View
  size: Size
  motion: MapMotion
  hot: HotMark
  picking: Picking | undefined
}

/** What moves: the land and all that stands on it. */
export function MapStage({ label, marks, view, size, motion, hot, picking }: MapStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { elements, dots } = useMemo(() => arrange(marks, view, size), [marks, view, size])
  const hit = useMemo(() => hitTester(dots), [dots])
  const hide = useCallback(() => hot.hide(), [hot])
  const gestures = useGestures(stage, motion, hide)
  const keys = useMapKeys(motion, picking, hide)
  const layer = useCallback((element: HTMLElement | null) => motion.attach(element), [motion])
  const press = useCallback((mark: PlacedMark) => pressMark(mark, motion, hot), [motion, hot])
  const presses = usePresses({ motion, hot, picking, hit, wasDragged: gestures.wasDragged })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive
    <div
      ref={stage}
      role="application"
      aria-roledescription="map"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map is moved by keys
      tabIndex={0}
      style={{ touchAction: view.zoom > 1 ? 'none' : 'pan-y' }}
      className={`absolute inset-0 select-none focus-visible:-outline-offset-3 ${picking ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing'}`}
      onPointerEnter={preloadTooltip}
      onPointerDown={gestures.onPointerDown}
      onPointerUp={gestures.onPointerUp}
      onPointerCancel={gestures.onPointerCancel}
      onPointerMove={(event) => {
        gestures.onPointerMove(event)
        if (dots.length > 0) hoverDot(event, hit, hot)
        hot.see(event)
      }}
      onClick={presses.onClick}
      onDoubleClick={presses.onDoubleClick}
      onKeyDown={keys.onKeyDown}
      onFocus={({ target, currentTarget }) =>
        keys.onFocus(target === currentTarget && currentTarget.matches(':focus-visible'))
      }
      onBlur={keys.onBlur}
    >
      <div ref={layer} className="pointer-events-none absolute inset-0 origin-top-left will-change-transform">
        <Land view={view} size={size} />
        {dots.length > 0 && <DotsCanvas marks={dots} size={size} />}
        <div
          inert={picking !== undefined}
          className="[&>*]:pointer-events-auto inert:[&>*]:pointer-events-none"
        >
          <MarksLayer marks={elements} size={size} hot={hot} onPress={press} />
        </div>
        {picking?.point && <PickedMark spot={project(picking.point, view, size)} />}
      </div>
      {keys.cross && <CrossHair spot={keys.cross} />}
    </div>
  )
}

/** Zooms in on a circle; a single mark, or a circle that no further zoom takes apart, shows its tooltip. */
function pressMark(mark: PlacedMark, motion: MapMotion, hot: HotMark): void {
  if (mark.kind !== 'cluster' || motion.live.zoom >= MAX_ZOOM) {
    hot.show(mark)
    return
  }
  hot.hide()
  const near = zoomedAt(motion.live, CROWD_ZOOM, mark, motion.size)
  motion.glide({ ...near, latitude: mark.latitude, longitude: mark.longitude })
}

/** Dots on the canvas are not elements, so the pointer's place says which one it is at. */
function hoverDot(
  event: PointerEvent<HTMLElement>,
  hit: (spot: Spot) => PlacedMark | undefined,
  hot: HotMark,
): void {
  if (event.target !== event.currentTarget || event.pointerType !== 'mouse' || event.buttons > 0) return
  const dot = hit(spotOf(event))
  if (dot === undefined) hot.leave(event)
  else hot.hover(dot, event)
}
