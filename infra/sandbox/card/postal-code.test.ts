import { expect, test } from 'vitest'
import { checkPostalCode } from './postal-code.ts'

test.each([
  ['US', '94107', undefined],
  ['US', '94107-1234', undefined],
  ['US', '9410', 'invalid_zip'],
  ['US', ' ', 'incomplete_zip'],
  ['CA', 'k1a0b1', undefined],
  ['GB', 'SW1A 1AA', undefined],
  ['GB', '12345', 'invalid_zip'],
  ['DE', '', undefined],
])('in %s, %j is judged %s', (country, text, code) => {
  expect(checkPostalCode(text, country)?.code).toBe(code)
})

test('calls the code what the country calls it', () => {
  expect(checkPostalCode('', 'US')?.message).toBe('Enter your ZIP code.')
  expect(checkPostalCode('', 'GB')?.message).toBe('Enter your postcode.')
})
