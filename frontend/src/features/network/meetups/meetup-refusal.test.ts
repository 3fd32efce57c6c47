import { expect, test } from 'vitest'
import { refusedField } from './meetup-refusal.ts'

test('words about a field are told at it, without its name', () => {
  expect(refusedField('eventDate: Choose a date in the future.')).toEqual({
    field: 'eventDate',
    message: 'Choose a date in the future.',
  })
})

test.each(['Please try again.', 'latitude: Not a place', 'toString: odd', ''])(
  'words about no field of the form stay whole: %j',
  (words) => expect(refusedField(words)).toBeNull(),
)
