import { expect, it } from 'vitest'
import { cardFields, findIncomplete, problemOf, readCard } from './typed-card.ts'

const NOW = new Date('2026-05-15')
const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 34', code: '123' }

it.each([
  [undefined, { number: '', expiry: '', code: '' }],
  [
    { number: ['1', '2'], expiry: ' 12/34 ' },
    { number: '', expiry: '12/34', code: '' },
  ],
  [{ ...GOOD, more: '1' }, GOOD],
  [{ number: '1'.repeat(41) }, { number: '', expiry: '', code: '' }],
])('reads %j', (body, typed) => {
  expect(readCard(body)).toEqual(typed)
})

it.each([
  [GOOD, []],
  [{ ...GOOD, code: '12' }, ['code']],
  [{ ...GOOD, number: '3782 822463 10005' }, ['code']],
  [{ ...GOOD, expiry: '1' }, ['expiry']],
  [{ number: '42', expiry: '', code: '' }, ['number', 'expiry', 'code']],
  // These are for the provider to refuse.
  [{ ...GOOD, number: '4242 4242 4242 4241', expiry: '12/20' }, []],
])('finds what is missing of %j', (typed, fields) => {
  expect(Object.keys(findIncomplete(typed, NOW))).toEqual(fields)
})

it('hands on a month that does not exist, for the provider to refuse', () => {
  expect(cardFields({ ...GOOD, expiry: '13/30' }).card).toMatchObject({ exp_month: 0 })
  expect(cardFields(GOOD).card).toMatchObject({ exp_month: 12, exp_year: 2034 })
})

it.each([
  ['incorrect_number', 'number'],
  ['invalid_expiry_year', 'expiry'],
  ['expired_card', 'expiry'],
  ['incorrect_cvc', 'code'],
  ['card_declined', 'card'],
])('puts %s beside the %s', (code, field) => {
  expect(problemOf(code, 'words')).toEqual({ [field]: 'words' })
})
