import { expect, it } from 'vitest'
import type { TelegramStanding } from './api.ts'
import { formatKept, formatStanding, pauseAfter, shownInvite, usableInvite } from './format-standing.ts'

const linked = (proven: boolean, rest: Partial<TelegramStanding> = {}): TelegramStanding => ({
  open: true,
  link: { telegramUserId: '123456789', proven },
  inChannel: false,
  banned: false,
  invite: null,
  ...rest,
})
const unlinked: TelegramStanding = { ...linked(false), link: null }
const INVITE = { inviteLink: 'https://t.me/+abc', expiresAt: '2026-11-22T10:00:00.000Z' }

it('says how somebody stands', () => {
  expect(formatStanding(unlinked)).toMatch(/^Not linked/)
  expect(formatStanding(linked(false))).toMatch(/^Linked, not yet verified: .*123456789/)
  expect(formatStanding(linked(true))).toMatch(/^Linked and verified: .*123456789/)
  expect(formatStanding(linked(true, { inChannel: true }))).toMatch(/^In the channel/)
  expect(formatStanding(linked(true, { banned: true }))).toMatch(/123456789 is yours, but .* banned/)
})

it('says what whoever still has to pay keeps, and offers no invite', () => {
  expect(formatKept(linked(true, { inChannel: true }))).toMatch(
    /^In the channel, .*123456789.* You keep your place/,
  )
  expect(formatKept(linked(true))).toMatch(/123456789 stays linked/)
  expect(formatKept(linked(true))).not.toContain('invite')
  expect(formatKept(linked(true, { banned: true }))).toMatch(/has banned it/)
  expect(formatKept(unlinked)).toMatch(/^Not linked/)
})

it('shows an invite until it expires', () => {
  const standing = linked(true, { invite: INVITE })
  expect(usableInvite(standing, new Date('2026-11-22T09:59:59Z'))).toBe(INVITE)
  expect(usableInvite(standing, new Date(INVITE.expiresAt))).toBe(null)
  expect(usableInvite(unlinked, new Date())).toBe(null)
})

it('shows a new invite at once in the place of the one before, which is void', () => {
  const made = { inviteLink: 'https://t.me/+new', replaces: INVITE.inviteLink }
  const told = { ...INVITE, inviteLink: made.inviteLink }
  expect(shownInvite(INVITE, undefined)).toBe(INVITE)
  expect(shownInvite(INVITE, made)?.inviteLink).toBe('https://t.me/+new')
  expect(shownInvite(told, made)).toBe(told)
  expect(shownInvite(null, made)).toBe(null)
  expect(shownInvite(null, { ...made, replaces: null })?.inviteLink).toBe('https://t.me/+new')
})

it('watches what is done at Telegram: the proof and the way in, also when the invite is used up', () => {
  const quiet = [undefined, unlinked, linked(true, { inChannel: true, invite: INVITE })]
  expect(quiet.map((standing) => pauseAfter(standing, false))).toEqual([0, 0, 0])
  expect(pauseAfter(unlinked, true)).toBeGreaterThan(0)
  for (const standing of [linked(false), linked(true, { invite: INVITE }), linked(true)])
    expect(pauseAfter(standing, false)).toBeGreaterThan(0)
})
