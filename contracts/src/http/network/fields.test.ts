import { expect, it } from 'vitest'
import { latitude, line, text } from './fields.ts'

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
