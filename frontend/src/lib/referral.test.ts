import { expect, test } from 'vitest'
import { keepReferralCode, keptReferralCode, referralCodeIn } from './referral.ts'

function emptyStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('takes the code from an address', () => {
  expect(referralCodeIn('ref=%20ana-1%20')).toBe('ana-1')
  expect(referralCodeIn('?tab=map&ref=K7WM3XQ9')).toBe('K7WM3XQ9')
})

test.each(['', '?ref=', 'ref=%20', '?other=1'])('finds no code in %j', (search) => {
  expect(referralCodeIn(search)).toBeNull()
})

test('cuts a code that the server would refuse for its length', () => {
  expect(referralCodeIn(`ref=${'x'.repeat(50)}`)).toBe('x'.repeat(40))
})

test('keeps the last code of a visit, also over pages without one', () => {
  const store = emptyStore()
  expect(keptReferralCode(store)).toBeNull()
  keepReferralCode('?ref=FIRST', store)
  keepReferralCode('', store)
  expect(keptReferralCode(store)).toBe('FIRST')
  keepReferralCode('?ref=SECOND', store)
  expect(keptReferralCode(store)).toBe('SECOND')
})
