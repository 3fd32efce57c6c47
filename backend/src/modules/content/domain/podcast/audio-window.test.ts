import { expect, it } from 'vitest'
import { audioExpiry } from './audio-window.ts'

it('moves once a day, and leaves two days at least', () => {
  const end = audioExpiry(new Date('2026-11-21T00:00:00.000Z'))
  expect(new Date(end * 1_000).toISOString()).toBe('2026-11-24T00:00:00.000Z')
  expect(audioExpiry(new Date('2026-11-21T23:59:59.999Z'))).toBe(end)
  expect(audioExpiry(new Date('2026-11-22T00:00:00.000Z'))).toBe(end + 86_400)
})
