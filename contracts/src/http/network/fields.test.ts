import { expect, it } from 'vitest'
import { latitude, line, placeName, text } from './fields.ts'

it.each(['52.5', '+52.5', '52.', '.5', '5e1'])('reads %s as a number', (text) => {
  expect(latitude.safeParse(text).success).toBe(true)
})

it.each(['', ' ', '.', '1,5', '1.5x', '0x10', 'NaN'])('reads %j as none', (text) => {
  expect(latitude.safeParse(text).success).toBe(false)
})

it('goes through a long text once', () => {
  const begun = performance.now()
  expect(latitude.safeParse(`${'1'.repeat(250_000)}x`).success).toBe(false)
  expect(performance.now() - begun).toBeLessThan(500)
})

it.each([
  ['a line', line('Title', 20)],
  ['a text of several lines', text('Description', 20)],
])(
  '%s carries no marks that turn what stands after it, and keeps those that belong to a word',
  (_, field) => {
    expect(field.parse(' \u202eAbend\u202c \u2067\u05e9\u05dc\u05d5\u05dd\u2069\u200f ')).toBe(
      'Abend \u05e9\u05dc\u05d5\u05dd\u200f',
    )
  },
)

it.each(['\u200b\u200b', ' \u200e\ufeff ', '\u3164', '\u2800 \u2800', '\u00ad'])(
  'takes %j for nothing: it cannot be seen',
  (unseen) => {
    expect(placeName('City').safeParse(unseen).error?.issues[0]?.message).toBe('City is required')
    expect(text('The text', 20).parse(unseen)).toBe('')
  },
)

it('keeps what is unseen within a text: it holds an emoji together, and letters apart', () => {
  const words = '\ud83d\udc69\u200d\ud83d\ude80 \u0645\u06cc\u200c\u0634\u0648\u062f'
  expect(line('Title', 20).parse(words)).toBe(words)
})
