import { describe, expect, it } from 'vitest'
import { movedFrom } from './details.ts'

const SUPPER = {
  address: '',
  city: 'Lisbon',
  country: 'Portugal',
  venue: '',
  eventDate: new Date('2031-05-01T18:00:00Z'),
  timeZone: 'Europe/Lisbon',
  latitude: 38.7223,
  longitude: -9.1393,
}
const WAS = { address: '', city: 'Lisbon', eventDate: '2031-05-01T18:00:00.000Z' }

describe('a meetup has moved', () => {
  it.each([
    ['where its words changed', { venue: 'The Pier' }],
    ['where its time changed', { eventDate: new Date('2031-05-01T19:00:00Z') }],
    ['where its pin alone is across the road and beyond', { latitude: 38.7233 }],
    ['where its pin alone went as far to the west', { longitude: -9.1406 }],
  ])('%s', (_where, after) => {
    expect(movedFrom(SUPPER, { ...SUPPER, ...after })).toMatchObject(WAS)
  })

  it.each([
    ['where nothing changed', {}],
    ['where its pin was only set right', { latitude: 38.723, longitude: -9.1396 }],
  ])('not %s', (_where, after) => {
    expect(movedFrom(SUPPER, { ...SUPPER, ...after })).toBeNull()
  })

  it('not where its pin stands on the other side of the date line, a step away', () => {
    const [east, west] = [179.9999, -179.9999].map((longitude) => ({ ...SUPPER, longitude }))
    expect(movedFrom(east as typeof SUPPER, west as typeof SUPPER)).toBeNull()
  })
})
