import { describe, expect, test } from 'vitest'
import { bodyOf, EMPTY_MEETUP, meetupValues, tagsOf } from './meetup-values.ts'

const filled = {
  ...EMPTY_MEETUP,
  title: 'Walk',
  city: 'Lisbon',
  country: 'Portugal',
  eventDate: '2026-12-05T18:30',
}

function complaints(values: Partial<typeof filled>): string[] {
  const { error } = meetupValues.safeParse({ ...filled, ...values })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('tags are separated by commas, trimmed, and none is empty or said twice', () => {
  expect(tagsOf(' coffee, founders ,, ,coffee')).toEqual(['coffee', 'founders'])
})

describe('the form', () => {
  test('begins public, for every tier', () => {
    expect(EMPTY_MEETUP).toMatchObject({ isPublic: true, requiredTier: 'basic' })
  })

  test('wants title, city, country and date', () => {
    expect(complaints({})).toEqual([])
    expect(complaints({ title: ' ', city: '', country: '', eventDate: '' })).toEqual([
      'title: Title is required',
      'city: City is required',
      'country: Country is required',
      'eventDate: Event date is required',
    ])
  })

  test.each(['0', '-3', '2.5', 'many', '100001'])('takes no %s as the most attendees', (maxAttendees) => {
    expect(complaints({ maxAttendees })).toHaveLength(1)
  })

  test('sends null for no limit, and the picked point', () => {
    const point = { latitude: 38.7, longitude: -9.1 }
    const body = bodyOf(meetupValues.parse({ ...filled, tags: 'a, b' }), point)
    expect(body).toMatchObject({
      ...point,
      maxAttendees: null,
      tags: ['a', 'b'],
      eventDate: '2026-12-05T18:30',
    })
    expect(bodyOf(meetupValues.parse({ ...filled, maxAttendees: ' 20 ' }), point).maxAttendees).toBe(20)
  })
})
