import { Api, TelegramApiError } from 'node-telegram-bot-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANNEL_ID } from './state.ts'
import { type StartedBot, startBot } from './testing/start-bot.ts'

let bot: StartedBot
beforeAll(async () => {
  bot = await startBot()
})
afterAll(() => bot.stop())

const newLink = (more: object = {}) => bot.api.createChatInviteLink({ chat_id: CHANNEL_ID, ...more })

describe('the channel', () => {
  it('lets in by approval, tells of it in order and with the secret, and shows who is in', async () => {
    const { invite_link: link } = await newLink({ creates_join_request: true })
    expect(await bot.join(11, link)).toBe('requested')
    await bot.untilUpdate('the request', (update) => update.chat_join_request?.from.id === 11)
    await bot.api.approveChatJoinRequest({ chat_id: CHANNEL_ID, user_id: 11 })
    await bot.untilUpdate('the joining', (update) => update.chat_member?.new_chat_member.user.id === 11)
    expect((await bot.control.get('/control/telegram/members')).json()).toMatchObject([
      { telegramUserId: 11 },
    ])
    expect((await bot.api.getChatMember({ chat_id: CHANNEL_ID, user_id: 11 })).status).toBe('member')
    const ids = bot.updates.map(({ update_id }) => update_id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(bot.secrets).toEqual(new Set(['a-secret']))
  })

  it('sends an update again until it is taken', async () => {
    bot.refuse(2)
    const { invite_link: link } = await newLink()
    expect(await bot.join(12, link)).toBe('joined')
    await bot.untilUpdate('the joining', (update) => update.chat_member?.new_chat_member.user.id === 12)
    expect(bot.refusalsLeft()).toBe(0)
  })

  it('keeps out by links that are revoked, used up or over', async () => {
    const revoked = await newLink()
    await bot.api.revokeChatInviteLink({ chat_id: CHANNEL_ID, invite_link: revoked.invite_link })
    expect(await bot.join(13, revoked.invite_link)).toBe('expired')
    const single = await newLink({ member_limit: 1 })
    expect([await bot.join(14, single.invite_link), await bot.join(15, single.invite_link)]).toEqual([
      'joined',
      'expired',
    ])
    const over = await newLink({ expire_date: Math.floor(Date.now() / 1_000) - 1 })
    expect(await bot.join(16, over.invite_link)).toBe('expired')
  })

  it('removes by a ban that is lifted, and throws out by a careless unban', async () => {
    const { invite_link: link } = await newLink()
    await bot.join(17, link)
    await bot.api.banChatMember({ chat_id: CHANNEL_ID, user_id: 17 })
    expect(await bot.join(17, link)).toBe('banned')
    await bot.api.unbanChatMember({ chat_id: CHANNEL_ID, user_id: 17, only_if_banned: true })
    expect(await bot.join(17, link)).toBe('joined')
    await bot.api.unbanChatMember({ chat_id: CHANNEL_ID, user_id: 17, only_if_banned: true })
    expect((await bot.api.getChatMember({ chat_id: CHANNEL_ID, user_id: 17 })).status).toBe('member')
    await bot.api.unbanChatMember({ chat_id: CHANNEL_ID, user_id: 17 })
    expect((await bot.api.getChatMember({ chat_id: CHANNEL_ID, user_id: 17 })).status).toBe('left')
  })
})

describe('what Telegram refuses', () => {
  const refusal = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (!(error instanceof TelegramApiError)) throw new Error('expected a refusal')
    return [error.errorCode, error.description]
  }

  it.each([
    ['another chat', () => bot.api.createChatInviteLink({ chat_id: -5 }), 400, 'chat not found'],
    ['a long name', () => newLink({ name: 'x'.repeat(33) }), 400, 'too long'],
    [
      'two kinds of limit',
      () => newLink({ member_limit: 1, creates_join_request: true }),
      400,
      'member limit',
    ],
    [
      'an unknown person',
      () => bot.api.getChatMember({ chat_id: CHANNEL_ID, user_id: 999 }),
      400,
      'user not found',
    ],
    ['a stranger', () => bot.api.sendMessage({ chat_id: 11, text: 'hello' }), 403, "can't initiate"],
    [
      'a wrong token',
      () => new Api('1:x', { apiRoot: `${bot.url}/telegram`, maxRetries: 0 }).getMe(),
      401,
      'Unauthorized',
    ],
  ])('%s', async (_, call, code, words) => {
    expect(await refusal(call())).toEqual([code, expect.stringContaining(words)])
  })

  it('a bot without rights', async () => {
    await bot.control.post('/control/telegram/rights', { administrator: true, can_invite_users: false })
    expect(await refusal(newLink())).toEqual([400, expect.stringContaining('not enough rights')])
    await bot.control.post('/control/telegram/rights', { administrator: true })
    expect(await newLink()).toMatchObject({ is_revoked: false })
  })
})
