import { expect, it } from 'vitest'
import { instantOf } from './local-time.ts'

it.each([
  ['winter', '2027-01-15T18:30', 'Europe/Berlin', '2027-01-15T17:30:00.000Z'],
  ['summer', '2027-07-15T18:30', 'Europe/Berlin', '2027-07-15T16:30:00.000Z'],
  ['just before the clocks leap', '2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
  ['in the hour that is leapt over', '2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['just after', '2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  ['in the hour that comes twice', '2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ['after it', '2027-10-31T03:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z'],
  ['far in the south', '2027-04-04T02:30', 'Pacific/Auckland', '2027-04-03T13:30:00.000Z'],
  ['half an hour off', '2027-01-15T18:30:15', 'Asia/Kolkata', '2027-01-15T13:00:15.000Z'],
  ['with no clocks that change', '2027-07-15T12:00', 'Etc/GMT+12', '2027-07-16T00:00:00.000Z'],
])('%s: %s in %s', (_, local, timeZone, instant) => {
  expect(instantOf(local, timeZone).toISOString()).toBe(instant)
})
