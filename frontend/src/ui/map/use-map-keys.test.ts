import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MapMotion } from './map-motion.ts'
import { pushBy, zoomStep } from './use-map-keys.ts'

const SIZE = { width: 720, height: 360 }

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // No frame is ever drawn: the map is still where it was when the next key is pressed.
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an arrow within a zoom pushes on from where the zoom leads, and does not stop it half-way', () => {
  const motion = new MapMotion()
  motion.drawnFor(motion.settled, SIZE)
  zoomStep(motion, 1)
  const { zoom, longitude } = motion.goal
  pushBy(motion, { x: 1, y: 0 })
  expect(motion.goal.zoom).toBe(zoom)
  expect(motion.goal.longitude).toBeGreaterThan(longitude)
})
