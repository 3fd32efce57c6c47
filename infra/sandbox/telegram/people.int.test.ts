import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOT_TOKEN, CHANNEL_ID } from './state.ts'
import { type StartedBot, startBot, type Update } from './testing/start-bot.ts'

let bot: StartedBot
beforeAll(async () => {
  bot = await startBot()
})
afterAll(() => bot.stop())

const newLink = (more: object = {}) => bot.api.createChatInviteLink({ chat_id: CHANNEL_ID, ...more })

const statusOf = ({ chat_member: member }: Update, id: number) =>
  member?.new_chat_member.user.id === id ? member.new_chat_member.status : undefined

describe('what people do by themselves', () => {
  it('tells of who is added, who leaves, and what becomes of the bot', async () => {
    await bot.control.post('/control/telegram/add', { telegramUserId: 21 })
    await bot.untilUpdate('the adding', (update) => statusOf(update, 21) === 'member')
    await bot.control.post('/control/telegram/leave', { telegramUserId: 21 })
    await bot.untilUpdate('the leaving', (update) => statusOf(update, 21) === 'left')
    await bot.control.post('/control/telegram/message', { telegramUserId: 22, text: 'hello' })
    await bot.control.post('/control/telegram/person', { telegramUserId: 22, blocked: true })
    const blocked = ({ my_chat_member: mine }: Update) => mine?.new_chat_member.status === 'kicked'
    expect(await bot.untilUpdate('the blocking', blocked)).toMatchObject({
      my_chat_member: { chat: { id: 22 }, from: { id: 22 } },
    })
  })

  it('lets nobody remove an administrator', async () => {
    await bot.control.post('/control/telegram/person', { telegramUserId: 23, administrator: true })
    await expect(bot.api.banChatMember({ chat_id: CHANNEL_ID, user_id: 23 })).rejects.toThrow(/administrator/)
    expect((await bot.api.getChatMember({ chat_id: CHANNEL_ID, user_id: 23 })).status).toBe('administrator')
  })

  it('keeps what happens before there is a webhook, and the webhook when everything is forgotten', async () => {
    const { url } = await bot.api.getWebhookInfo()
    await bot.api.setWebhook({ url: '' })
    const { invite_link: link } = await newLink({ creates_join_request: true })
    await bot.join(24, link)
    expect((await bot.api.getWebhookInfo()).pending_update_count).toBeGreaterThan(0)
    await bot.setWebhook(url)
    await bot.untilUpdate('the request', (update) => update.chat_join_request?.from.id === 24)
    await bot.control.post('/control/reset')
    expect((await bot.api.getWebhookInfo()).url).toBe(url)
    await expect(bot.setWebhook('http://members.example/')).rejects.toThrow(/HTTPS/)
  })

  it('refuses a list of updates that is none in its own shape', async () => {
    const form = new URLSearchParams({ url: '', allowed_updates: 'message, chat_member' })
    const answer = await fetch(`${bot.url}/telegram/bot${BOT_TOKEN}/setWebhook`, {
      method: 'POST',
      body: form,
    })
    expect(await answer.json()).toMatchObject({
      ok: false,
      error_code: 400,
      description: expect.stringContaining('allowed_updates'),
    })
  })

  it('tells whoever is too fast how long to wait, until that is over', async () => {
    await bot.control.post('/control/telegram/flood', { retryAfter: 30 })
    await expect(bot.api.getMe()).rejects.toMatchObject({ errorCode: 429, parameters: { retry_after: 30 } })
    await bot.control.post('/control/telegram/flood', { retryAfter: 0 })
    expect(await bot.api.getMe()).toMatchObject({ is_bot: true })
  })
})
