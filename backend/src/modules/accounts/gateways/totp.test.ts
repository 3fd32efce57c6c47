import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

const secret = newTotpSecret()
const now = new Date('2026-11-21T12:00:10Z')
const step = Math.floor(now.getTime() / 30_000)
const codeAt = (seconds: number) =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() + seconds * 1_000 })

describe('a code', () => {
  it.each([
    [0, step],
    [-30, step - 1],
    [30, step + 1],
  ])('of %i seconds away fits, and says which step it is of', (seconds, expected) =>
    expect(totpStep(secret, codeAt(seconds), now)).toBe(expected),
  )
  it.each([-60, 60, 3_600])('of %i seconds away does not fit', (seconds) =>
    expect(totpStep(secret, codeAt(seconds), now)).toBeUndefined(),
  )
  it('of another secret does not fit', () =>
    expect(totpStep(newTotpSecret(), codeAt(0), now)).toBeUndefined())
})

it('is set up by an address that authenticator apps read', () => {
  const uri = new URL(totpUri(secret, { issuer: 'Meridian', label: 'ada@example.org' }))
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp'])
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Meridian', period: '30' })
})
