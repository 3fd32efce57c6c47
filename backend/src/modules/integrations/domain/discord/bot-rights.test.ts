import { expect, test } from 'vitest'
import { missingRight, type ServerRole } from './bot-rights.ts'

const NONE = '0'
const MANAGE_ROLES = '268435456'
const ADMINISTRATOR = '8'

const role = (id: string, position: number, permissions = NONE): ServerRole => ({
  ...{ id, name: `role ${id}`, position, permissions },
})

const EVERYBODY = role('everybody', 0)
const BASIC = role('basic', 1)
const PRO = role('pro', 5)
const bot = (position: number, permissions: string) => role('bot', position, permissions)

test.each([
  ['may manage roles, and stands above them', bot(9, MANAGE_ROLES), 'nothing'],
  ['may do everything', bot(9, ADMINISTRATOR), 'nothing'],
  ['has many permissions, that one among them', bot(9, '1099780063239'), 'nothing'],
  ['may not', bot(9, NONE), 'not allowed to manage roles'],
  ['stands below one of them', bot(3, MANAGE_ROLES), 'cannot give role pro:'],
  ['stands where one of them does', bot(5, MANAGE_ROLES), 'cannot give role pro:'],
  ['stands below all of them', bot(1, ADMINISTRATOR), 'cannot give role basic or role pro:'],
])('a bot that %s', (_what, own, words) => {
  const roles = [EVERYBODY, BASIC, PRO, own]
  expect(missingRight(roles, ['everybody', 'bot'], ['basic', 'pro']) ?? 'nothing').toContain(words)
})

test('what everybody may the bot may as well', () => {
  const roles = [role('everybody', 0, MANAGE_ROLES), BASIC, bot(9, NONE)]
  expect(missingRight(roles, ['everybody', 'bot'], ['basic'])).toBeUndefined()
})
