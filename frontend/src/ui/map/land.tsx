import { memo, useEffect, useId, useState } from 'react'
import { COARSE_LAND } from './land/coarse-land.ts'
import { pixelsPerDegree, type Size, type View } from './projection.ts'

/** From here on the coarse outlines look like what they are. */
const FINE_FROM_ZOOM = 4

/** The whole sheet; coasts that go on behind 180° are cut at its edges. */
const WORLD = 'M0 0h360v180h-360z'

interface FineLand {
  readonly FINE_LAND: string
  readonly FINE_BORDERS: string
}

/** Distances of the net of meridians and parallels, by zoom. */
function netStep(zoom: number): number {
  if (zoom < 5) return 30
  return zoom < 60 ? 5 : 1
}

function netPath(step: number): string {
  const lines = (length: number) => Array.from({ length: length / step + 1 }, (_, index) => index * step)
  return [
    ...lines(360).map((longitude) => `M${longitude} 0v180`),
    ...lines(180).map((latitude) => `M0 ${latitude}h360`),
  ].join('')
}

/** Land, borders and the net of degrees, drawn over twice the panel's width and height, so that it can be pushed. */
export const Land = memo(function Land({ view, size }: { view: View; size: Size }) {
  const fine = useFineLand(view.zoom >= FINE_FROM_ZOOM)
  const clip = useId()
  const scale = pixelsPerDegree(size, view.zoom)
  const [width, height] = [size.width * 2, size.height * 2]
  const left = view.longitude + 180 - size.width / scale
  const top = 90 - view.latitude - size.height / scale
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left} ${top} ${width / scale} ${height / scale}`}
      style={{ width, height, left: -size.width / 2, top: -size.height / 2 }}
      className="pointer-events-none absolute max-w-none fill-none [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path d={WORLD} className="fill-map-sea" />
      <path d={netPath(netStep(view.zoom))} className="stroke-rule" />
      <clipPath id={clip}>
        <path d={WORLD} />
      </clipPath>
      <g
        clipPath={`url(#${clip})`}
        fillRule="evenodd"
        strokeLinejoin="round"
        className="fill-map-ground stroke-map-land"
      >
        {fine === null || view.zoom < FINE_FROM_ZOOM ? (
          <path d={COARSE_LAND} transform="scale(0.1)" />
        ) : (
          <g transform="scale(0.01)">
            <path d={fine.FINE_LAND} />
            <path d={fine.FINE_BORDERS} strokeDasharray="3 2" className="fill-none" />
          </g>
        )}
      </g>
      <path d={WORLD} className="stroke-rule-strong" />
    </svg>
  )
})

/** The finer outlines, fetched when they are first wanted; the coarse ones stay until they are here. */
function useFineLand(wanted: boolean): FineLand | null {
  const [fine, setFine] = useState<FineLand | null>(null)
  useEffect(() => {
    if (!wanted || fine !== null) return
    // Without them the map is only less exact, so a failed download needs no words.
    import('./land/fine-land.ts').then(setFine, () => undefined)
  }, [wanted, fine])
  return fine
}
