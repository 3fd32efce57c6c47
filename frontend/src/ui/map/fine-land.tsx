import { useEffect, useState } from 'react'
import { type Box, type Outline, outlinesOf, pathWithin } from './land/clip.ts'

/** The finer outlines, parsed, in hundredths of a degree. */
interface FineOutlines {
  readonly land: readonly Outline[]
  readonly borders: readonly Outline[]
}

const UNITS_PER_DEGREE = 100

let loading: Promise<FineOutlines> | undefined

/** Fetches them once for all maps. After a failure, the next map fetches them again. */
function loadFine(): Promise<FineOutlines> {
  loading ??= fetchFine().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchFine(): Promise<FineOutlines> {
  const { FINE_LAND, FINE_BORDERS } = await import('./land/fine-land.ts')
  return { land: outlinesOf(FINE_LAND), borders: outlinesOf(FINE_BORDERS) }
}

/** The finer outlines once they are wanted and here; null before. */
export function useFineOutlines(wanted: boolean): FineOutlines | null {
  const [fine, setFine] = useState<FineOutlines | null>(null)
  useEffect(() => {
    // Without them the map is only less exact, so a failed download is not reported.
    if (wanted) loadFine().then(setFine, () => undefined)
  }, [wanted])
  return wanted ? fine : null
}

/** Coasts and borders within a box of degrees from 180° west and 90° north. */
export function FineLand({ outlines: { land, borders }, box }: { outlines: FineOutlines; box: Box }) {
  const within = {
    left: box.left * UNITS_PER_DEGREE,
    right: box.right * UNITS_PER_DEGREE,
    top: box.top * UNITS_PER_DEGREE,
    bottom: box.bottom * UNITS_PER_DEGREE,
  }
  return (
    <g transform={`scale(${1 / UNITS_PER_DEGREE})`}>
      <path d={pathWithin(land, within)} />
      <path d={pathWithin(borders, within)} strokeDasharray="3 2" className="fill-none" />
    </g>
  )
}
