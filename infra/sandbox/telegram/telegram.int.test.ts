import { createServer, type Server } from 'node:http'
import express from 'express'
import { Api, TelegramApiError } from 'node-telegram-bot-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { until } from '../../testing/until.ts'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { BOT_TOKEN, CHANNEL_ID } from './state.ts'

interface Update {
  update_id: number
  chat_join_request?: { from: { id: number }; invite_link: { invite_link: string } }
  chat_member?: { new_chat_member: { status: string; user: { id: number } } }
}

let sandbox: Sandbox
let api: Api
let control: HttpClient
let receiver: Server
const updates: Update[] = []
const secrets = new Set<string | undefined>()
let refusals = 0

beforeAll(async () => {
  const app = express().use(express.json())
  app.post('/', (req, res) => {
    secrets.add(req.get('x-telegram-bot-api-secret-token'))
    const refused = refusals > 0
    if (refused) refusals -= 1
    else updates.push(req.body)
    res.status(refused ? 500 : 200).end()
  })
  receiver = createServer(app)
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    file: ':memory:',
    webhookTarget: 'http://127.0.0.1:1',
  })
  api = new Api(BOT_TOKEN, { apiRoot: `${sandbox.url}/telegram`, maxRetries: 0 })
  control = createClient(sandbox.url)
  const address = receiver.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await api.setWebhook({
    url: `http://127.0.0.1:${port}/`,
    secret_token: 'a-secret',
    allowed_updates: ['message', 'chat_member', 'chat_join_request'],
  })
})
afterAll(async () => {
  await sandbox.stop()
  receiver.closeAllConnections()
  receiver.close()
})

const join = async (telegramUserId: number, inviteLink: string) =>
  (await control.post('/control/telegram/join', { telegramUserId, inviteLink })).json<{ status: string }>()
    .status

const newLink = (more: object = {}) => api.createChatInviteLink({ chat_id: CHANNEL_ID, ...more })

const untilUpdate = (what: string, fits: (update: Update) => boolean) =>
  until(() => updates.find(fits), { within: 10_000, what })

describe('the channel', () => {
  it('lets in by approval, tells of it in order and with the secret, and shows who is in', async () => {
    const { invite_link: link } = await newLink({ creates_join_request: true })
    expect(await join(11, link)).toBe('requested')
    await untilUpdate('the request', (update) => update.chat_join_request?.from.id === 11)
    await api.approveChatJoinRequest({ chat_id: CHANNEL_ID, user_id: 11 })
    await untilUpdate('the joining', (update) => update.chat_member?.new_chat_member.user.id === 11)
    expect((await control.get('/control/telegram/members')).json()).toMatchObject([{ telegramUserId: 11 }])
    expect((await api.getChatMember({ chat_id: CHANNEL_ID, user_id: 11 })).status).toBe('member')
    const ids = updates.map(({ update_id }) => update_id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(secrets).toEqual(new Set(['a-secret']))
  })

  it('sends an update again until it is taken', async () => {
    refusals = 2
    const { invite_link: link } = await newLink()
    expect(await join(12, link)).toBe('joined')
    await untilUpdate('the joining', (update) => update.chat_member?.new_chat_member.user.id === 12)
    expect(refusals).toBe(0)
  })

  it('keeps out by links that are revoked, used up or over', async () => {
    const revoked = await newLink()
    await api.revokeChatInviteLink({ chat_id: CHANNEL_ID, invite_link: revoked.invite_link })
    expect(await join(13, revoked.invite_link)).toBe('expired')
    const single = await newLink({ member_limit: 1 })
    expect([await join(14, single.invite_link), await join(15, single.invite_link)]).toEqual([
      'joined',
      'expired',
    ])
    const over = await newLink({ expire_date: Math.floor(Date.now() / 1_000) - 1 })
    expect(await join(16, over.invite_link)).toBe('expired')
  })

  it('removes by a ban that is lifted, and throws out by a careless unban', async () => {
    const { invite_link: link } = await newLink()
    await join(17, link)
    await api.banChatMember({ chat_id: CHANNEL_ID, user_id: 17 })
    expect(await join(17, link)).toBe('banned')
    await api.unbanChatMember({ chat_id: CHANNEL_ID, user_id: 17, only_if_banned: true })
    expect(await join(17, link)).toBe('joined')
    await api.unbanChatMember({ chat_id: CHANNEL_ID, user_id: 17, only_if_banned: true })
    expect((await api.getChatMember({ chat_id: CHANNEL_ID, user_id: 17 })).status).toBe('member')
    await api.unbanChatMember({ chat_id: CHANNEL_ID, user_id: 17 })
    expect((await api.getChatMember({ chat_id: CHANNEL_ID, user_id: 17 })).status).toBe('left')
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
    ['another chat', () => api.createChatInviteLink({ chat_id: -5 }), 400, 'chat not found'],
    ['a long name', () => newLink({ name: 'x'.repeat(33) }), 400, 'too long'],
    [
      'two kinds of limit',
      () => newLink({ member_limit: 1, creates_join_request: true }),
      400,
      'member limit',
    ],
    [
      'an unknown person',
      () => api.getChatMember({ chat_id: CHANNEL_ID, user_id: 999 }),
      400,
      'user not found',
    ],
    ['a stranger', () => api.sendMessage({ chat_id: 11, text: 'hello' }), 403, "can't initiate"],
    [
      'a wrong token',
      () => new Api('1:x', { apiRoot: `${sandbox.url}/telegram`, maxRetries: 0 }).getMe(),
      401,
      'Unauthorized',
    ],
  ])('%s', async (_, call, code, words) => {
    expect(await refusal(call())).toEqual([code, expect.stringContaining(words)])
  })

  it('a bot without rights', async () => {
    await control.post('/control/telegram/rights', { administrator: true, can_invite_users: false })
    expect(await refusal(newLink())).toEqual([400, expect.stringContaining('not enough rights')])
    await control.post('/control/telegram/rights', { administrator: true })
    expect(await newLink()).toMatchObject({ is_revoked: false })
  })
})
