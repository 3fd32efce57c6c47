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
  ['confirms an address', emailLinkMail(reader, { ...link, isOwn: true })],
  ['asks for a new address', emailLinkMail(reader, { ...link, isOwn: false })],
  ['sets a new password', resetLinkMail(reader, link)],
  ['offers a membership', claimMail(reader, link.url)],
  ['opens an account to its owner', reclaimedMail(reader, link)],
])('a mail that %s has nothing in it that a stranger has chosen', (_, mail) => {
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})

test('only who did not ask for a new address is told that it will not be used', () => {
  const textOf = (isOwn: boolean) => emailLinkMail(reader, { ...link, isOwn }).paragraphs.join(' ')
  expect(textOf(false)).toContain('the address will not be used')
  expect(textOf(true)).not.toContain('not be used')
  expect(textOf(true)).toContain('https://meridian.example/forgot-password')
})
