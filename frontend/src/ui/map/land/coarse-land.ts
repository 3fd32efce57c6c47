import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import { drawOutlines } from './draw-land.ts'

/** All land for the whole world at once, ten units a degree. Drawn by the build: browsers get the finished path. */
export const COARSE_LAND = drawOutlines(atlas, { unitsPerDegree: 10, tolerance: 0.2 })
