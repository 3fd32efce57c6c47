import { expect, it } from 'vitest'
import { integrationForms } from './update-integration.ts'

const { notion, discord, telegram } = integrationForms
const NOT_A_SECRET = 'A secret has no spaces, and no letters but those from A to Z. Copy it again.'

it.each(['ключ', 'ntn_abc def', 'ntn_abc\nntn_def', 'ntn_“abc”', 'ntn–abc'])(
  'refuses the secret %j, which no call can carry',
  (typed) => {
    const { error } = notion.safeParse({ integrationSecret: typed })
    expect(error?.issues.map(({ message }) => message)).toEqual([NOT_A_SECRET])
    expect(discord.shape.botToken.safeParse(typed).success).toBe(false)
  },
)

it('leaves away what was copied around a value and cannot be seen', () => {
  expect(notion.parse({ integrationSecret: ' \u200bntn_abc\ufeff\n' })).toEqual({
    integrationSecret: 'ntn_abc',
  })
  expect(telegram.shape.channelId.parse('\u200b-1001234567890\u200e ')).toBe('-1001234567890')
  expect(discord.shape.serverId.parse('\u2068123456789012345678\u2069')).toBe('123456789012345678')
  expect(discord.shape.basicRoleId.parse('\u200b ')).toBe('')
})

it.each(['\u2212', '\u2013', '\u2010', '\u2011', '\uff0d'])(
  'reads the minus %j before a channel, as pages print it',
  (minus) => {
    expect(telegram.shape.channelId.parse(`${minus}1001234567890`)).toBe('-1001234567890')
  },
)

it('takes secrets as the providers make them, and none', () => {
  const token = 'MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs'
  expect(discord.shape.botToken.parse(token)).toBe(token)
  expect(notion.parse({ integrationSecret: '' })).toEqual({ integrationSecret: '' })
  expect(notion.parse({})).toEqual({})
})
