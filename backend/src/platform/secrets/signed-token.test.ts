import { describe, expect, it } from 'vitest'
import { createSignedTokens } from './signed-token.ts'

const tokens = createSignedTokens(['newest key', 'older key'])

describe('signed tokens', () => {
  it('give the id back for their purpose', () => {
    expect(tokens.verify('claim', tokens.sign('claim', 'abc'))).toBe('abc')
  })
  it('are worth nothing for another purpose', () => {
    expect(tokens.verify('password', tokens.sign('claim', 'abc'))).toBeUndefined()
  })
  it('stay good while an older key is accepted', () => {
    expect(tokens.verify('claim', createSignedTokens(['older key']).sign('claim', 'abc'))).toBe('abc')
  })
  it.each(['', 'abc', 'abc.', 'abc.x', '.', 'xyz.signature'])('refuse %j', (token) => {
    expect(tokens.verify('claim', token)).toBeUndefined()
  })
})
