import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

test('the address chooses one of the periods there are, and else it is the usual one', () => {
  const periods = ['?days=30', '?days=365', '', '?days=7', '?days=constructor'].map(periodOf)
  expect(periods).toEqual(['30', '365', '90', '90', '90'])
})
