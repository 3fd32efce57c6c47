import { expect, it } from 'vitest'
import { z } from 'zod'
import { DomainError } from './domain-error.ts'
import { readInput } from './read-input.ts'

const place = z
  .object({ city: z.string('City is required'), at: z.object({ latitude: z.number('A number') }) })
  .refine(({ city }) => city !== 'Atlantis', 'There is no such place')

it('reads what fits', () => {
  const sent = { city: 'Berlin', at: { latitude: 52.5 }, more: true }
  expect(readInput(place, sent)).toEqual({ city: 'Berlin', at: { latitude: 52.5 } })
})

it.each([
  [{ at: { latitude: '52' } }, 'city: City is required; at.latitude: A number'],
  [{ city: 'Atlantis', at: { latitude: 0 } }, 'There is no such place'],
])('says of %j: %s', (sent, words) => {
  expect(() => readInput(place, sent)).toThrow(new DomainError('invalid-input', words))
})
