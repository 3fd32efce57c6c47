import { expect, test } from 'vitest'
import { creditHeldSince, isOwn } from './checkout.ts'

test('a press holds a credit for five minutes', () => {
  expect(creditHeldSince(new Date('2026-11-22T12:05:00Z'))).toEqual(new Date('2026-11-22T12:00:00Z'))
})

test.each([
  ['a guest in the browser that began it', null, { browserId: 'b', accountId: undefined }, true],
  ['a guest in another browser', null, { browserId: 'c', accountId: undefined }, false],
  ['a browser without a checkout', null, { browserId: undefined, accountId: undefined }, false],
  ['the buyer in another browser', 'ada', { browserId: 'c', accountId: 'ada' }, true],
  ['somebody else in another browser', 'ada', { browserId: 'c', accountId: 'bea' }, false],
  ['somebody signed in, of what a guest began', null, { browserId: 'c', accountId: 'bea' }, false],
])('a checkout and %s', (_, accountId, asking, own) => {
  expect(isOwn({ browserId: 'b', accountId }, asking)).toBe(own)
})
