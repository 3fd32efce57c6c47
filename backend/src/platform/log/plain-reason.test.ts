import { expect, it } from 'vitest'
import { plainReason } from './plain-reason.ts'

it.each([
  ['550 no such user <ada@example.org>', '550 no such user <[e-mail]>'],
  ['GET https://api.example/bot123456:AAbb-cc_dd/getMe', 'GET https://api.example/[key]/getMe'],
  ['Invalid API Key: sk_test_abc123', 'Invalid API Key: [key]'],
  ['first\n  second', 'first second'],
  ['', 'No reason was given'],
])('shows %j as %j', (reason, shown) => {
  expect(plainReason(reason)).toBe(shown)
})

it('cuts what is too long', () => {
  expect(plainReason('x'.repeat(2_000))).toHaveLength(501)
})
