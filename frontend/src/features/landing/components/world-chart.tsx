import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { useEffect, useState } from 'react'
import { LAND_DASHES, landPath, NORTH, percentAcross, percentDown, SOUTH } from '../land.ts'
import { noonLongitude } from '../noon.ts'

const MINUTE_MS = 60_000
const HEIGHT = NORTH - SOUTH
const LAND = landPath()
const GRATICULE = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150]
  .map((longitude) => `M${longitude + 180} 0v${HEIGHT}`)
  .concat([60, 30, 0, -30].map((latitude) => `M0 ${NORTH - latitude}h360`))
  .join('')

/** The world as a chart: land in dots, the members introduced below, and the line where it is noon right now. */
export function WorldChart({ places }: { places: LandingContent['stories']['items'] }) {
  return (
    <figure className="mt-8 sm:mt-12">
      <div aria-hidden="true" className="relative overflow-hidden border-x border-ink">
        <ChartScale />
        <div className="relative">
          <svg viewBox={`0 0 360 ${HEIGHT}`} className="block w-full fill-none">
            <path d={GRATICULE} className="stroke-rule" strokeWidth="1" vectorEffect="non-scaling-stroke" />
            <path
              d={LAND}
              className="stroke-map-land"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeDasharray={LAND_DASHES}
            />
          </svg>
          <NoonLine />
          {places.map((story) => (
            <span
              key={story.name}
              style={{ left: `${percentAcross(story.longitude)}%`, top: `${percentDown(story.latitude)}%` }}
              className="absolute -mt-1.25 -ml-1.25 flex items-center gap-1.5 text-sm leading-none font-semibold"
            >
              <span className="m-0.5 size-1.5 rounded-full bg-map-people ring-2 ring-paper sm:m-0 sm:size-2.5" />
              <span className="hidden rounded-sm bg-paper px-1 py-0.5 md:inline">{story.city}</span>
            </span>
          ))}
        </div>
        <ChartScale />
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft">
        The line is the meridian where it is noon right now. The dots are the members you meet further down.
      </figcaption>
    </figure>
  )
}

/** A border of 24 parts, one for each hour of the day. */
function ChartScale() {
  return (
    <div className="h-1.5 border-y border-ink bg-[repeating-linear-gradient(to_right,var(--ink)_0_calc(100%/24),transparent_calc(100%/24)_calc(100%/12))]" />
  )
}

function NoonLine() {
  // Set only in the browser: the server's noon is over when its page arrives.
  const [longitude, setLongitude] = useState<number>()
  useEffect(() => {
    const follow = () => setLongitude(noonLongitude(new Date()))
    follow()
    const timer = setInterval(follow, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  if (longitude === undefined) return null
  return (
    <span
      style={{ left: `${percentAcross(longitude)}%` }}
      className="absolute inset-y-0 -ml-px w-0.5 bg-signal"
    />
  )
}
