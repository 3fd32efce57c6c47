import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkNumber, groupNumber, groupTyped, passesLuhn } from './card-number.ts'
import { digitsOf } from './digits.ts'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4', '4242 4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['36227206271667', '3622 720627 1667'],
  ['42424242424242429999', '4242 4242 4242 4242'],
  ['6200000000000000003', '6200 0000 0000 0000 003'],
  ['card', ''],
])('writes %j as %j', (text, grouped) => {
  expect(groupNumber(text)).toBe(grouped)
})

test('keeps the caret behind the digit it was behind', () => {
  expect(groupTyped({ text: '42425', caret: 5 }, false)).toEqual({ text: '4242 5', caret: 6 })
  expect(groupTyped({ text: '42942 4242', caret: 3 }, false)).toEqual({ text: '4294 2424 2', caret: 3 })
  expect(groupTyped({ text: '42424242', caret: 4 }, true)).toEqual({ text: '4242 4242', caret: 4 })
  expect(groupTyped({ text: '42424242', caret: 4 }, false)).toEqual({ text: '4242 4242', caret: 5 })
})

test('grouping twice is grouping once, and loses no digit that there is room for', () => {
  const number = fc.string({ unit: fc.constantFrom(...'0123456789 -x') })
  fc.assert(
    fc.property(number, (text) => {
      const grouped = groupNumber(text)
      expect(groupNumber(grouped)).toBe(grouped)
      expect(digitsOf(text).startsWith(digitsOf(grouped))).toBe(true)
    }),
  )
})

test('knows numbers that exist from mistyped ones', () => {
  expect(passesLuhn('4000000000009995')).toBe(true)
  expect(passesLuhn('4242424242424241')).toBe(false)
  expect(passesLuhn('')).toBe(false)
})

test('judges numbers', () => {
  expect(checkNumber('4242 4242 4242 4242')).toBeUndefined()
  expect(checkNumber('3782 822463 10005')).toBeUndefined()
  expect(checkNumber('')).toMatchObject({ code: 'incomplete_number' })
  expect(checkNumber('4242 4242 4242 424')).toMatchObject({ code: 'incomplete_number' })
  expect(checkNumber('4242 4242 4242 4241')).toMatchObject({ code: 'invalid_number' })
})
