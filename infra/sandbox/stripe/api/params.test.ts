import { expect, test } from 'vitest'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { flag, integer, listing, mergeMetadata, metadata, parseParams, positive, text } from './params.ts'

const SCHEMA = z.strictObject({
  name: text.optional(),
  amount: positive,
  active: flag.optional(),
  items: z.array(z.strictObject({ price: z.string() })).optional(),
  metadata: metadata.optional(),
  created: listing.created,
})

function refusalOf(given: object) {
  try {
    parseParams(SCHEMA, given)
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, ...error.body }
  }
  throw new Error('Nothing was refused')
}

test('reads what forms carry', () => {
  const given = { amount: '15', active: 'false', name: '', metadata: '', created: { gte: '5' } }
  expect(parseParams(SCHEMA, given)).toEqual({
    amount: 15,
    active: false,
    name: null,
    metadata: {},
    created: { gte: 5 },
  })
  expect(parseParams(SCHEMA, { amount: '1', created: '7' })).toMatchObject({ created: { gte: 7, lte: 7 } })
  expect(integer.parse('-3')).toBe(-3)
})

test.each([
  [{ amount: '1', nmae: 'x' }, 'parameter_unknown', 'nmae', 'Received unknown parameter: nmae'],
  [
    { amount: '1', items: [{ price: 'p', colour: 'x' }] },
    'parameter_unknown',
    'items[0][colour]',
    'Received unknown parameter: items[0][colour]',
  ],
  [{}, 'parameter_missing', 'amount', 'Missing required param: amount.'],
  [
    { amount: '1', items: [{}] },
    'parameter_missing',
    'items[0][price]',
    'Missing required param: items[0][price].',
  ],
  [{ amount: '1.5' }, 'parameter_invalid_integer', 'amount', 'Invalid integer: 1.5'],
  [{ amount: '-1' }, 'parameter_invalid_integer', 'amount', 'Invalid integer: -1'],
  [{ amount: '1', created: { gte: 'x' } }, 'parameter_invalid_integer', 'created[gte]', 'Invalid integer: x'],
])('says what is wrong with %j', (given, code, param, message) => {
  expect(refusalOf(given)).toMatchObject({ status: 400, type: 'invalid_request_error', code, param, message })
})

test('says what else is wrong by the name of the parameter', () => {
  expect(refusalOf({ amount: '1', active: 'perhaps' })).toMatchObject({
    param: 'active',
    message: expect.stringContaining('Invalid active'),
  })
})

test('an empty value takes a key away, and an absent one leaves it', () => {
  const before = { a: '1', b: '2' }
  expect(mergeMetadata(before, { b: '', c: '3' })).toEqual({ a: '1', c: '3' })
  expect(mergeMetadata(before, undefined)).toEqual(before)
})
