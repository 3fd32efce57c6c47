import { expect, test } from 'vitest'
import { hiddenFields } from './payment-options.ts'

test.each([
  [undefined, false, false],
  ['auto', false, false],
  ['never', true, true],
  [{ address: 'never' }, true, true],
  [{ address: { postalCode: 'never' } }, false, true],
  [{ address: { country: 'never' } }, true, false],
] as const)(
  'with billing details %j: country hidden %s, postal code hidden %s',
  (billingDetails, country, postalCode) => {
    const options = billingDetails === undefined ? {} : { fields: { billingDetails } }
    expect(hiddenFields(options)).toEqual({ country, postalCode })
  },
)
