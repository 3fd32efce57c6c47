import { expect, test } from 'vitest'
import { eventTime, wallTime } from './event-time.ts'

const evening = '2026-12-05T18:30:00.000Z'

test('names the zone of the venue', () => {
  expect(eventTime(evening, 'Europe/Berlin', 'Europe/Berlin')).toEqual({
    there: 'Sat, Dec 5, 2026, 19:30 GMT+1 (Europe/Berlin)',
    here: null,
  })
})

test('says what the clocks of the viewer show, with the day where that is another one', () => {
  expect(eventTime(evening, 'America/New_York', 'Asia/Tokyo')).toEqual({
    there: 'Sat, Dec 5, 2026, 13:30 EST (America/New York)',
    here: 'Sun, Dec 6, 2026, 03:30 GMT+9 your time',
  })
})

test('two zones whose clocks agree then are said once', () => {
  expect(eventTime(evening, 'Europe/Berlin', 'Europe/Paris').here).toBeNull()
})

test('a field of a form shows the clocks of the venue', () => {
  expect(wallTime(new Date(evening), 'Asia/Tokyo')).toBe('2026-12-06T03:30')
})
