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
])('writes %j as %j', (text, written) => {
  expect(redact(text)).toBe(written)
})

it('goes through a long page on one line once', () => {
  const page = 'x'.repeat(300_000)
  const begun = performance.now()
  expect(redact(page)).toBe(page)
  expect(performance.now() - begun).toBeLessThan(2_000)
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
