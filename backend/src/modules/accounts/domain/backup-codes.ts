/** How many backup codes an account gets at a time. */
export const BACKUP_CODES = 10

/** Random bytes that one code is made of: 80 bits cannot be found by trying, not even against a stolen hash. */
export const BACKUP_CODE_BYTES = 10

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS_OF_A_LETTER = 5
const LETTERS_OF_A_GROUP = 4

/** Random bytes as a code that can be written down: base32, in groups. */
export function backupCode(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  const count = (bytes.length * 8) / BITS_OF_A_LETTER
  const letters = Array.from({ length: count }, (_, index) => {
    const shift = BigInt((count - 1 - index) * BITS_OF_A_LETTER)
    return ALPHABET[Number((bits >> shift) & 31n)]
  })
  return letters.join('').replace(new RegExp(`.{${LETTERS_OF_A_GROUP}}(?=.)`, 'g'), '$&-')
}

/** A code as it is compared: without what only makes it readable. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase()
}
