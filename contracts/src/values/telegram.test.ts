import { expect, it } from 'vitest'
import { isTelegramUserId } from './telegram.ts'

it.each(['1', '123456789', '4503599627370495'])('takes %s for an id', (text) => {
  expect(isTelegramUserId(text)).toBe(true)
})

it.each(['', '0', '-1', '007', '1.5', '@name', '4503599627370496', '12345678901234567'])(
  'does not take %j for one',
  (text) => {
    expect(isTelegramUserId(text)).toBe(false)
  },
)
