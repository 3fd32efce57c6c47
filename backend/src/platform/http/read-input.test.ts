import { DomainError } from '@meridian/contracts/values/domain-error'
import { expect, it } from 'vitest'
import { z } from 'zod'
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

it('says of each part one thing, and of what is missing that it is', () => {
  const form = z.object({ name: z.string().min(2), tags: z.array(z.string()).min(1), at: z.number() })
  const sent = { name: [], at: 'noon' }
  const words = 'name: Must be text; tags: This is required; at: Must be a number'
  expect(() => readInput(form, sent)).toThrow(new DomainError('invalid-input', words))
  expect(() => readInput(form, undefined)).toThrow(new DomainError('invalid-input', 'body: This is required'))
  expect(() => readInput(form, [])).toThrow(new DomainError('invalid-input', 'body: Must be an object'))
})

it('names what is wrong with a list of any length in a few words', () => {
  const read = () => readInput(z.array(z.string()), Array(50_000).fill(1))
  expect(read).toThrow(/^0: Must be text; .*; 19: Must be text$/)
})

it('refuses an object in place of a text, whatever it says of its length', () => {
  const form = z.object({ name: z.string().min(2).max(9) })
  const words = new DomainError('invalid-input', 'name: Must be text')
  expect(() => readInput(form, { name: { length: 5 } })).toThrow(words)
  expect(() => readInput(form, { name: { length: { toString: 1 } } })).toThrow(words)
  expect(() => readInput(form, { name: { length: { toString: 1 } }, length: [] })).toThrow(words)
})

it('refuses what is nested more deeply than it can follow, wherever that stands', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  const form = z.object({ name: z.string().min(2), more: z.record(z.string(), z.unknown()).optional() })
  const words = new DomainError('invalid-input', 'This is nested too deeply.')
  expect(() => readInput(form, { name: { length: deep } })).toThrow(words)
  expect(() => readInput(form, { name: { length: { toString: 1 } }, more: { deep } })).toThrow(words)
  expect(() => readInput(form, { name: 'Zoë', more: { deep } })).toThrow(words)
  expect(readInput(form, { name: 'Zoë', deep })).toEqual({ name: 'Zoë' })
})

it('refuses a text that cannot be stored, wherever it stands', () => {
  const form = z.object({
    name: z.string(),
    tags: z.array(z.string()),
    more: z.record(z.string(), z.unknown()),
  })
  const words = (part: string) =>
    new DomainError(
      'invalid-input',
      `${part}: This contains a character that cannot be stored. Please remove it.`,
    )
  const fits = { name: 'Zoë 🦊', tags: ['one'], more: { at: new Date(0), none: null } }
  expect(readInput(form, fits)).toEqual(fits)
  expect(() => readInput(form, { ...fits, name: 'a\0' })).toThrow(words('name'))
  expect(() => readInput(form, { ...fits, tags: ['one', '\ud83e'] })).toThrow(words('tags.1'))
  expect(() => readInput(form, { ...fits, more: { deep: [{ er: '\0' }] } })).toThrow(words('more.deep.0.er'))
  expect(() => readInput(form, { ...fits, more: { 'a\0': 1 } })).toThrow('cannot be stored')
  expect(() => readInput(z.string(), '\0')).toThrow(
    'This contains a character that cannot be stored. Please remove it.',
  )
})
