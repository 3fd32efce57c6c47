import { expect, test } from 'vitest'
import { forgetToken, takeToken } from './kept-token.ts'

function emptyStore() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

test('survives the way through the sign-in page', () => {
  const store = emptyStore()
  expect(takeToken('#first', store)).toBe('first')
  expect(takeToken('', store)).toBe('first')
})

test('a newer link wins', () => {
  const store = emptyStore()
  takeToken('#first', store)
  expect(takeToken('#second', store)).toBe('second')
  expect(takeToken('', store)).toBe('second')
})

test('is gone once it was used', () => {
  const store = emptyStore()
  takeToken('#first', store)
  forgetToken(store)
  expect(takeToken('', store)).toBeNull()
})
