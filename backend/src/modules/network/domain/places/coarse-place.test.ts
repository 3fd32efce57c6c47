import { expect, it } from 'vitest'
import { coarsePlace } from './coarse-place.ts'

const HOME = { latitude: 52.5237, longitude: 13.405, city: 'Berlin', country: 'Germany' }
const SEEN = { latitude: 52.52, longitude: 13.4 }

it('is seen at the coarse point, by its names', () => {
  expect(coarsePlace(HOME, SEEN)).toEqual({ ...HOME, ...SEEN })
})

it('whose city gives coordinates is called by those of the point that is seen', () => {
  const place = { ...HOME, city: '52.5237, 13.4050', country: 'Unknown' }
  expect(coarsePlace(place, SEEN)).toEqual({ ...SEEN, city: '52.52, 13.40', country: 'Unknown' })
})

it('whose country gives coordinates is in an unknown one', () => {
  expect(coarsePlace({ ...HOME, country: '52.5237, 13.4050' }, SEEN).country).toBe('Unknown')
})
