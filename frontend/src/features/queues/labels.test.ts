import { expect, it } from 'vitest'
import { wordsOf } from './labels.ts'

it.each([
  ['mail-when-access-lost', 'Mail when access lost'],
  ['remove-from-telegram-when-access-lost', 'Remove from Telegram when access lost'],
  ['member_days', 'Member days'],
])('says %s as "%s"', (name, words) => {
  expect(wordsOf(name)).toBe(words)
})
