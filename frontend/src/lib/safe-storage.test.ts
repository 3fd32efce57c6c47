import { expect, test } from 'vitest'
import { safeStorage, withSpare } from './safe-storage.ts'

test('keeps for the page what no browser keeps', () => {
  safeStorage('sessionStorage').setItem('key', 'value')
  expect(safeStorage('sessionStorage').getItem('key')).toBe('value')
  expect(safeStorage('localStorage').getItem('key')).toBeNull()
  safeStorage('sessionStorage').removeItem('key')
  expect(safeStorage('sessionStorage').getItem('key')).toBeNull()
})

/** A browser's storage in which there is room for so many characters. */
function storageOf(room: number) {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('There is no room left.', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  }
}

test('keeps for the page what a full storage refuses, and says that it is not for longer', () => {
  const browser = storageOf(5)
  const storage = withSpare(browser)
  expect(storage.setItem('key', 'short')).toBe(true)
  expect(storage.setItem('key', 'too long')).toBe(false)
  expect([storage.getItem('key'), browser.getItem('key')]).toEqual(['too long', 'short'])
  expect(storage.setItem('key', 'again')).toBe(true)
  expect(storage.getItem('key')).toBe('again')
  storage.setItem('key', 'too long')
  storage.removeItem('key')
  expect(storage.getItem('key')).toBeNull()
})
