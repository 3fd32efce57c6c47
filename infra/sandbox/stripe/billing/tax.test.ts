import { expect, test } from 'vitest'
import { newCustomer } from '../objects/customer.ts'
import { taxCountry, taxOn } from './tax.ts'

const NOWHERE = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

function countryOf(fields: { country?: string; taxIp?: string }): string | null {
  const address = fields.country === undefined ? null : { ...NOWHERE, country: fields.country }
  return taxCountry(newCustomer({ address, taxIp: fields.taxIp, metadata: {} }, 0))
}

test('the address says where somebody is, and then the network', () => {
  expect(countryOf({ country: 'FR', taxIp: '203.0.113.9' })).toBe('FR')
  expect(countryOf({ taxIp: '203.0.113.9' })).toBe('DE')
  expect(countryOf({ taxIp: '198.51.100.9' })).toBe('GB')
  expect(countryOf({ taxIp: '127.0.0.1' })).toBe('US')
})

test('nobody can tell without either, or from a network of nowhere', () => {
  expect(countryOf({})).toBe(null)
  expect(countryOf({ taxIp: '192.0.2.1' })).toBe(null)
})

test('adds the rate of the country to whole cents', () => {
  expect(taxOn(1_500, 'DE')).toEqual({ amount: 285, taxable: 1_500, reason: 'standard_rated' })
  expect(taxOn(1_505, 'CH').amount).toBe(122)
  expect(taxOn(1_500, 'US')).toEqual({ amount: 0, taxable: 0, reason: 'not_collecting' })
})
