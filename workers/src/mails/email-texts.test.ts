import { expect, test } from 'vitest'
import { emailLinkMail } from './email-texts.ts'

const link = { url: 'https://meridian.example/confirm-email#token', lifetimeMs: 3_600_000 }

test('an address that nobody has confirmed reads nothing that a stranger has chosen', () => {
  const reader = {
    username: 'Claim it at evil.example',
    siteName: 'Meridian',
    publicUrl: 'https://meridian.example',
  }
  expect(JSON.stringify(emailLinkMail(reader, link))).not.toContain('evil.example')
})
