import { expect, it } from 'vitest'
import { redact, redactFields } from './redact.ts'

it.each([
  ['550 <ada@example.org>, "bob@example.org"', '550 <[e-mail]>, "[e-mail]"'],
  ['mailto:ada@example.org,bob@example.org', 'mailto:[e-mail],[e-mail]'],
  ['GET /v1/customers?email=ada%40example.org&limit=1', 'GET [e-mail]&limit=1'],
  ['postgres://meridian:a-password@db.example/data', 'postgres://meridian:[e-mail]/data'],
  [
    'at file:///app/node_modules/@mikro-orm/core/em.js:12:3',
    'at file:///app/node_modules/@mikro-orm/core/em.js:12:3',
  ],
  ['Invalid API Key: sk_test_abc123', 'Invalid API Key: [key]'],
  ['{"client_secret":"pi_3Ab_secret_Xy9"}', '{"client_secret":"[key]"}'],
])('writes %j as %j', (text, written) => {
  expect(redact(text)).toBe(written)
})

it.each([
  ['letters', 'x'],
  ['separators', '%40'],
  ['halves of addresses', 'a%40'],
  ['domains without an end', '@a.'],
  ['slashes', '/@'],
])('goes through a long line of %s once', (_kind, part) => {
  const line = part.repeat(100_000)
  const begun = performance.now()
  expect(redact(line)).toBe(line)
  expect(performance.now() - begun).toBeLessThan(500)
})

it('hides what is secret by its name, however deep it stands', () => {
  const fields = { a: { b: { c: { client_secret: 'pi_1_secret_2', Password: 'x', user: 'Ada' } } } }
  expect(redactFields(fields)).toEqual({
    a: { b: { c: { client_secret: '[redacted]', Password: '[redacted]', user: 'Ada' } } },
  })
})

it('hides what Redis was sent, its password among it, from an error that it answered with', () => {
  const command = { name: 'hello', args: ['3', 'AUTH', 'default', 'a-password'] }
  const err = Object.assign(new Error('WRONGPASS invalid username-password pair'), { command })
  expect(redactFields({ err })).toMatchObject({ err: { command: { name: 'hello', args: '[redacted]' } } })
})

it('ends where an error holds itself, or too much', () => {
  const error = Object.assign(new Error('stuck'), { pool: {} })
  error.pool = { owner: error, of: [[[[['ada@example.org']]]]] }
  expect(redactFields({ error, at: new Date(0), none: null, count: 3 })).toEqual({
    error: expect.objectContaining({ pool: { owner: '[circular]', of: [[[['[more]']]]] } }),
    at: '1970-01-01T00:00:00.000Z',
    none: null,
    count: 3,
  })
})
