import { expect, test } from 'vitest'
import { reclaimedMail, resetLinkMail } from './account-texts.ts'
import { emailLinkMail } from './email-texts.ts'
import { claimMail } from './texts.ts'

const link = { url: 'https://meridian.example/confirm-email#token', lifetimeMs: 3_600_000 }
const reader = {
  username: 'Claim it at evil.example',
  siteName: 'Meridian',
  publicUrl: 'https://meridian.example',
}

test.each([
  ['confirms an address', emailLinkMail(reader, link)],
  ['sets a new password', resetLinkMail(reader, link)],
  ['offers a membership', claimMail(reader, link.url)],
  ['opens an account to its owner', reclaimedMail(reader, link)],
])('a mail that %s has nothing in it that a stranger has chosen', (_, mail) => {
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})
