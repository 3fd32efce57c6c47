import atlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import { drawBorders, drawOutlines } from './draw-land.ts'

const FINE = { unitsPerDegree: 100, tolerance: 0.03 }

/** Coasts and borders for a nearer look, a hundred units a degree; fetched when somebody zooms in. */
export const FINE_LAND = drawOutlines(atlas, FINE)
export const FINE_BORDERS = drawBorders(atlas, FINE)
