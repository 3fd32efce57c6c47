import { expect, it } from 'vitest'
import { type Place, whyNoAnswer } from './why-no-answer.ts'

const DATABASE: Place = { variable: 'DATABASE_URL', host: 'db.example', port: 5432 }
const REDIS: Place = { variable: 'REDIS_URL', host: '127.0.0.1', port: 6399 }

function failure(message: string, code?: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), code === undefined ? {} : { code })
}

it.each([
  [
    failure('connect ECONNREFUSED 127.0.0.1:6399', 'ECONNREFUSED'),
    REDIS,
    'REDIS_URL points to 127.0.0.1:6399: nobody listens there. Start that server, or correct REDIS_URL.',
  ],
  [
    failure('getaddrinfo ENOTFOUND db.example', 'ENOTFOUND'),
    DATABASE,
    'DATABASE_URL points to db.example:5432: no machine of that name is known. Correct DATABASE_URL.',
  ],
  [
    failure('password authentication failed for user "ana"', '28P01'),
    DATABASE,
    'DATABASE_URL points to db.example:5432: its user name and password are refused. Correct DATABASE_URL.',
  ],
  [
    failure('WRONGPASS invalid username-password pair or user is disabled.'),
    REDIS,
    'REDIS_URL points to 127.0.0.1:6399: its user name and password are refused. Correct REDIS_URL.',
  ],
  [
    failure('database "x" does not exist', '3D000'),
    DATABASE,
    'DATABASE_URL points to db.example:5432: there is no database of the name at its end. Create it, or correct DATABASE_URL.',
  ],
  [
    failure('timeout expired'),
    DATABASE,
    'DATABASE_URL points to db.example:5432: nobody answers there. See whether that server runs and lets this machine in, or correct DATABASE_URL.',
  ],
  [
    failure('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
    DATABASE,
    'DATABASE_URL points to db.example:5432: self-signed certificate. See whether that server runs and lets this machine in, or correct DATABASE_URL.',
  ],
])('%s', (error, place, line) => {
  expect(whyNoAnswer(error, place)).toBe(line)
})
