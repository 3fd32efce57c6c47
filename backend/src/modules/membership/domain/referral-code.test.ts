import { describe, expect, it } from 'vitest'
import { readReferralCode, referralCodeFrom } from './referral-code.ts'

describe('a referral code', () => {
  it('follows from its random bytes alone', () =>
    expect(referralCodeFrom(Uint8Array.from([0, 1, 29, 30, 8, 9, 239, 7, 99]))).toBe('23Z2ABZ9'))

  it('skips bytes that would make some letters likelier than others', () =>
    expect(referralCodeFrom(Uint8Array.from([240, 255, ...Array(8).fill(0)]))).toBe('22222222'))

  it('is not made from too little', () =>
    expect(() => referralCodeFrom(Uint8Array.from([1, 2, 3, 250, 250, 250, 250, 250]))).toThrow('Too few'))

  it('uses every letter equally often over all bytes', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 240; byte += 1) {
      const [letter = ''] = referralCodeFrom(new Uint8Array(8).fill(byte))
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    expect(new Set(counts.values())).toEqual(new Set([8]))
  })
})

describe('reading a code', () => {
  it.each(['K7WM3XQ9', 'k7wm3xq9', ' K7WM-3XQ9 ', 'k7wm 3xq9'])('takes %j', (text) =>
    expect(readReferralCode(text)).toBe('K7WM3XQ9'),
  )

  it.each(['', 'K7WM3XQ', 'K7WM3XQ99', 'K7WM3XQ0', 'ana', "' or 1=1"])('finds none in %j', (text) =>
    expect(readReferralCode(text)).toBeUndefined(),
  )
})
