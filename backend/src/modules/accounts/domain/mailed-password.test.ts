import { expect, test } from 'vitest'
import { endedByMailedPassword } from './mailed-password.ts'

const confirmed = { role: 'member', passwordHash: 'hash', emailVerifiedAt: new Date(0) } as const

test.each([
  ['a reset ends the private addresses', confirmed, 'addresses'],
  ['a first proof of the mailbox ends all that was there before', { emailVerifiedAt: null }, 'everything'],
  ['the admin needs no proof', { emailVerifiedAt: null, role: 'admin' }, 'addresses'],
  ['the first password of a buyer ends nothing', { emailVerifiedAt: null, passwordHash: null }, 'nothing'],
  ['nor does one after the account was reclaimed', { passwordHash: null }, 'nothing'],
] as const)('%s', (_, account, ends) => {
  expect(endedByMailedPassword({ ...confirmed, ...account })).toBe(ends)
})
