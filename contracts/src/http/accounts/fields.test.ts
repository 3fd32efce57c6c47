import { expect, it } from 'vitest'
import { usernameField } from './fields.ts'

it.each(['Ada', 'Lo\u0308ve', '\ud55c\uae00', '\u845b\udb40\udd00', "O'Neill 2", '..'])(
  'takes %j for a username',
  (name) => {
    expect(usernameField.safeParse(name).success).toBe(true)
  },
)

it('keeps an accent and its letter as one, however they are typed', () => {
  expect(usernameField.parse(' Andre\u0301 ')).toBe('Andr\u00e9')
})

it('takes the apostrophe that phones make of the one on the key', () => {
  expect(usernameField.parse('O\u2019Neill')).toBe("O'Neill")
})

it.each([
  '\u3164\u3164',
  'Ada\u3164',
  '\u1160\u115f',
  '\uffa0\uffa0',
  '\ufe0f\ufe0f',
  '\u0301\u0301',
  'Ada\u200b',
])('takes no username with letters that leave no ink, or without any letter that does: %j', (name) => {
  expect(usernameField.safeParse(name).error?.issues[0]?.message).toBe(
    "Username may only contain letters, digits, spaces and . _ ' -",
  )
})

it.each(['', '  '])('says of a username that is left out no more than that it is too short: %j', (name) => {
  expect(usernameField.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
    'Username must be at least 2 characters',
  ])
})
