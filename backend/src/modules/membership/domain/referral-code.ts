/** Digits and letters that nobody takes for one another, in print or on the phone: no 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** Bytes beyond the last whole round of the alphabet would favour its first letters. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length)

/** How many random bytes are enough for a code, unless chance is absurdly unkind. */
export const REFERRAL_CODE_BYTES = 32

/**
 * Makes a referral code from random bytes: `REFERRAL_CODE_BYTES` of them. Every code is as likely as any other.
 * Throws when too few of the bytes could be used.
 */
export function referralCodeFrom(bytes: Uint8Array): string {
  const letters = [...bytes]
    .filter((byte) => byte < FAIR_BYTES)
    .map((byte) => ALPHABET[byte % ALPHABET.length])
  if (letters.length < LENGTH) throw new Error('Too few random bytes for a referral code')
  return letters.slice(0, LENGTH).join('')
}

/**
 * Reads a code as a person typed or pasted it: in any case, with spaces or hyphens. Undefined for what is not a code.
 */
export function readReferralCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : undefined
}
