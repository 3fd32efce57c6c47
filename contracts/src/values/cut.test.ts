import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutTo } from './cut.ts'

it('a text that fits stays whole, also one that ends in a letter of two units', () => {
  expect(cutTo('𠮷𠮷', 4)).toBe('𠮷𠮷')
  expect(cutTo('ab', 2)).toBe('ab')
})

it('a letter of which only half fits is left out', () => {
  expect(cutTo('a𠮷', 2)).toBe('a')
})

it('whatever the text, what is left is its beginning, and has no half of a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const cut = cutTo(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1)
      expect(cut.length).toBeLessThanOrEqual(most)
    }),
  )
})
