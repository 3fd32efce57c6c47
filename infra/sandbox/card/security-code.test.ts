import { expect, test } from 'vitest'
import { brandOf } from './brand.ts'
import { checkCode, formatCode } from './security-code.ts'

test('takes as many digits as the brand has', () => {
  expect(formatCode('12a345', brandOf('4'))).toBe('123')
  expect(formatCode('12345', brandOf('37'))).toBe('1234')
})

test('misses digits', () => {
  expect(checkCode('123', brandOf('4'))).toBeUndefined()
  expect(checkCode('123', brandOf('37'))).toEqual({
    code: 'incomplete_cvc',
    message: 'Enter all 4 digits.',
  })
})
