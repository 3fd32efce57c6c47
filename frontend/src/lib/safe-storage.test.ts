import { expect, test } from 'vitest'
import { safeStorage } from './safe-storage.ts'

test('keeps for the page what no browser keeps', () => {
  safeStorage('sessionStorage').setItem('key', 'value')
  expect(safeStorage('sessionStorage').getItem('key')).toBe('value')
  expect(safeStorage('localStorage').getItem('key')).toBeNull()
  safeStorage('sessionStorage').removeItem('key')
  expect(safeStorage('sessionStorage').getItem('key')).toBeNull()
})
