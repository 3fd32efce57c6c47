import { describe, expect, it } from 'vitest'
import { BACKUP_CODE_BYTES, backupCode, plainCode } from './backup-codes.ts'

describe('a backup code', () => {
  it('has four groups of four letters', () => {
    expect(backupCode(new Uint8Array(BACKUP_CODE_BYTES))).toBe('AAAA-AAAA-AAAA-AAAA')
    expect(backupCode(new Uint8Array(BACKUP_CODE_BYTES).fill(255))).toBe('7777-7777-7777-7777')
  })
  it('differs with every bit', () => {
    const codes = Array.from({ length: 80 }, (_, bit) => {
      const bytes = new Uint8Array(BACKUP_CODE_BYTES)
      bytes[Math.floor(bit / 8)] = 1 << (bit % 8)
      return backupCode(bytes)
    })
    expect(new Set(codes).size).toBe(80)
  })
  it('is compared without case, hyphens and spaces', () =>
    expect(plainCode(' abcd-EFGH 2345-6722')).toBe('ABCDEFGH23456722'))
})
