import { describe, expect, it } from 'vitest'
import { degrees, noonLongitude } from './noon.ts'

describe('noon', () => {
  it.each([
    ['2026-03-01T12:00:00Z', 0],
    ['2026-03-01T17:00:00Z', -75],
    ['2026-03-01T03:30:00Z', 127.5],
    ['2026-03-01T00:00:00Z', -180],
  ])('at %s stands over %d degrees', (time, longitude) => {
    expect(noonLongitude(new Date(time))).toBe(longitude)
  })

  it('says degrees with their side', () => {
    expect(degrees(5.32, 'E', 'W')).toBe('5.3° E')
    expect(degrees(-30.03, 'N', 'S')).toBe('30.0° S')
  })
})
