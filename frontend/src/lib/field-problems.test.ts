import { expect, it } from 'vitest'
import { problemsByField, textOfProblems } from './field-problems.ts'

const NAMES = ['until', 'reason']

it('gives each field what is wrong with it', () => {
  expect(problemsByField('until: Choose a day in the future.', NAMES)).toEqual({
    until: 'Choose a day in the future.',
  })
  expect(problemsByField('until: Not a day; or none; reason: Say why: it is recorded', NAMES)).toEqual({
    until: 'Not a day; or none',
    reason: 'Say why: it is recorded',
  })
})

it.each(['They pay for a membership.', 'tier: Unknown', 'reason: Say why; tier: Unknown', ''])(
  'leaves “%s” to be told as a whole',
  (text) => {
    expect(problemsByField(text, NAMES)).toBeUndefined()
  },
)

it('tells several problems as sentences, and one as it is', () => {
  const [subject, date] = ['The subject is required', 'Choose a date in the future.']
  expect(textOfProblems({ subject, date })).toBe('The subject is required. Choose a date in the future.')
  expect(textOfProblems({ subject })).toBe(subject)
})
