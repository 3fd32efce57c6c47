import { expect, test } from 'vitest'
import { complimentaryEndMail, complimentaryMail } from './complimentary-texts.ts'

const reader = { siteName: 'Meridian', publicUrl: 'https://club.example', username: 'Mira' }
const suspended = { ...reader, supportIfSuspended: 'help@club.example' }
const accountId = '7b0c8a0e-2f7c-4a63-9d0e-0d5f6f0b9a11'
const until = '2026-12-01T12:00:00.000Z'
const given = { accountId, tier: 'pro', until, reason: null } as const

test('a gift opens everything to whoever can sign in', () => {
  const { action, paragraphs } = complimentaryMail(reader, given)
  expect(action?.url).toBe('https://club.example/portal')
  expect(paragraphs[0]).toContain('Everything in it is open to you until December 1, 2026.')
})

test.each([
  ['a gift', complimentaryMail(suspended, given), 'To use the membership'],
  [
    'the end of one',
    complimentaryEndMail(suspended, { accountId, endsAt: until }),
    'If you would like to stay',
  ],
])('%s promises nothing to whoever is suspended', (_, { action, paragraphs }, purpose) => {
  expect(action).toBeUndefined()
  expect(paragraphs.join(' ')).not.toMatch(/is open to you|choose a plan/)
  expect(paragraphs.at(-1)).toBe(
    `You cannot sign in while your account is suspended. ${purpose}, write to help@club.example.`,
  )
})
