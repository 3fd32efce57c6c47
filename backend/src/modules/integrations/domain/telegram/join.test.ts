import { expect, it } from 'vitest'
import { decideJoin, type JoinRequest } from './join.ts'

const OWN: JoinRequest = {
  telegramUserId: '7',
  invite: { accountId: 'a', telegramUserId: '7', usable: true },
  linkedUserId: '7',
  provenFor: null,
  entitled: true,
}
const invite = { accountId: 'a', telegramUserId: '7', usable: true }

it.each<[string, Partial<JoinRequest>, ReturnType<typeof decideJoin>]>([
  ['the typed account by its own link', {}, 'own-link'],
  ['an account that was proven before', { provenFor: 'a' }, 'own-link'],
  ['a link that is none of ours', { invite: null }, 'unknown-link'],
  ['a stranger with a leaked link', { telegramUserId: '8' }, 'another-persons-link'],
  ['a link from before the id was changed', { linkedUserId: '9' }, 'another-persons-link'],
  ['a link from before the account was unlinked', { linkedUserId: null }, 'another-persons-link'],
  ['a link that is used up, over or replaced', { invite: { ...invite, usable: false } }, 'closed-link'],
  ['an account that somebody else has proven', { provenFor: 'b' }, 'proven-by-another'],
  ['a member who lost access', { entitled: false }, 'no-access'],
])('%s', (_, change, decision) => {
  expect(decideJoin({ ...OWN, ...change })).toBe(decision)
})
