import { expect, test } from 'vitest'
import { secondFactorMail } from './account-texts.ts'

const READER = { username: 'Ada', siteName: 'Meridian', publicUrl: 'https://meridian.example' }
const SUPPORT = 'help@meridian.example'

test.each([
  ['accounts.second-factor-enabled', true],
  ['accounts.backup-codes-renewed', true],
  ['accounts.second-factor-disabled', false],
] as const)('the mail on %s names the support where a code may be out of reach: %s', (change, named) => {
  const { paragraphs } = secondFactorMail(READER, { change, supportEmail: SUPPORT })
  expect(paragraphs.join(' ').includes(SUPPORT)).toBe(named)
})
