import { Api } from 'node-telegram-bot-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { adminOf, insiderOf, telegramOf, untilTelegramRests, untilTold } from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
let api: Api
beforeAll(async () => {
  system = await startWholeSystem()
  telegram = telegramOf(system)
  const { botToken = '' } = (await system.system.integrations.settings.readComplete('telegram')) ?? {}
  api = new Api(botToken, { apiRoot: `${system.sandboxUrl}/telegram`, maxRetries: 0 })
})
afterAll(() => system.stop())

const walk = () => system.system.integrations.telegram.walkRoster('schedule:walk-telegram-roster')

it('finds by night who has no access any more, and nobody was told', async () => {
  const [lost, member] = [await insiderOf(system), await insiderOf(system)]
  await system.system.sql.rows({
    text: `update memberships set status = 'canceled', access_ended_at = now() where account_id = $1`,
    values: [lost.id],
  })
  expect(await walk()).toBe(1)
  await telegram.untilOutside(lost.telegramUserId)
  expect(await untilTold(system, 'integrations.telegram-removed', lost.telegramUserId)).toMatchObject({
    accountId: lost.id,
    reason: 'no-access',
  })
  expect(await telegram.isInside(member.telegramUserId)).toBe(true)
  // Until Telegram has told of the lifted ban as well, the roster knows of the ban alone.
  await untilTelegramRests(system)
  expect(await walk()).toBe(0)
})

it('mends what the roster says of somebody who was not heard of for long', async () => {
  const member = await insiderOf(system)
  await api.setWebhook({ url: '' })
  await telegram.control('leave', { telegramUserId: member.telegramUserId })
  expect(await member.standing()).toMatchObject({ inChannel: true })
  await system.system.sql.rows({
    text: `update telegram_roster set looked_at = now() - interval '31 days' where telegram_user_id = $1`,
    values: [String(member.telegramUserId)],
  })
  expect(await walk()).toBe(1)
  await until(async () => !(await member.standing()).inChannel, { what: 'the roster' })
})

it('registers the webhook again where it is gone, or somebody else’s', async () => {
  const admin = await adminOf(system)
  await api.setWebhook({ url: 'https://elsewhere.example/' })
  const answer = await admin.browser.post('/api/integrations/telegram/test', {})
  expect(answer.json()).toMatchObject({ ok: true })
  const { url, allowed_updates: updates } = await api.getWebhookInfo()
  expect(url).toBe(`${system.url}/api/webhooks/telegram`)
  expect(updates).toEqual(expect.arrayContaining(['chat_member', 'chat_join_request']))
  const member = await insiderOf(system)
  expect((await member.standing()).inChannel).toBe(true)
  const badge = await admin.badge()
  expect(badge?.webhook).toEqual({ path: '/api/webhooks/telegram', lastMessageAt: expect.any(String) })
})
