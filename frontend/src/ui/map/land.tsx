import { memo, useId } from 'react'
import { FineLand, useFineOutlines } from './fine-land.tsx'
import { COARSE_LAND } from './land/coarse-land.ts'
import { pixelsPerDegree, type Size, type View } from './projection.ts'

/** From this zoom on, the coarse outlines look coarse. */
const FINE_FROM_ZOOM = 4

/** The whole sheet, in degrees from 180° west and 90° north; coasts that continue beyond 180° are cut at its edges. */
const WORLD = 'M0 0h360v180h-360z'

/** The spacing of the grid of meridians and parallels, by zoom. */
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

/** Land, borders and the grid of degrees, drawn over twice the panel's width and height, so that it can be pushed. */
export const Land = memo(function Land({ view, size }: { view: View; size: Size }) {
  const fine = useFineOutlines(view.zoom >= FINE_FROM_ZOOM)
  const clip = useId()
  const scale = pixelsPerDegree(size, view.zoom)
  const [width, height] = [size.width / scale, size.height / scale]
  const [middle, down] = [view.longitude + 180, 90 - view.latitude]
  // A little more than is drawn: where land is cut, its edge must not be seen.
  const [across, tall] = [width * 1.1, height * 1.1]
  const box = { left: middle - across, right: middle + across, top: down - tall, bottom: down + tall }
  return (
    <svg
      aria-hidden="true"
      viewBox={`${middle - width} ${down - height} ${width * 2} ${height * 2}`}
      style={{
        width: size.width * 2,
        height: size.height * 2,
        left: -size.width / 2,
        top: -size.height / 2,
      }}
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
        {fine === null ? (
          <path d={COARSE_LAND} transform="scale(0.1)" />
        ) : (
          <FineLand outlines={fine} box={box} />
        )}
      </g>
      <path d={WORLD} className="stroke-rule-strong" />
    </svg>
  )
})
