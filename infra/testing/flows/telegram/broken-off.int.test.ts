import { randomUUID } from 'node:crypto'
import { Api } from 'node-telegram-bot-api'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { untilHandled, untilSession } from '../people.ts'
import { adminOf, callsOf, insiderOf, linkIn, type Member, telegramOf, untilTold } from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
let admin: Awaited<ReturnType<typeof adminOf>>
let api: Api
let chatId: number
beforeAll(async () => {
  system = await startWholeSystem()
  telegram = telegramOf(system)
  admin = await adminOf(system)
  const { settings } = system.system.integrations
  const { botToken = '', channelId = '' } = (await settings.readComplete('telegram')) ?? {}
  api = new Api(botToken, { apiRoot: `${system.sandboxUrl}/telegram`, maxRetries: 0 })
  chatId = Number(channelId)
})
afterEach(() => telegram.fault('down', 0))
afterAll(() => system.stop())

const walk = () => system.system.integrations.telegram.walkRoster('schedule:walk-telegram-roster')

/** Whom the roster takes to be banned by us. */
async function bannedByUs(): Promise<string[]> {
  const rows = await system.system.sql.rows<{ id: string }>({
    text: `select telegram_user_id as id from telegram_roster where status = 'kicked' and by_us`,
  })
  return rows.map(({ id }) => id)
}
const untilNobodyIsBanned = () =>
  until(async () => (await bannedByUs()).length === 0, { what: 'all bans to be lifted' })

/** The first half of a removal, and no more. */
async function ban({ telegramUserId }: Member) {
  await api.banChatMember({ chat_id: chatId, user_id: telegramUserId })
  const isKnown = async () => (await bannedByUs()).includes(String(telegramUserId))
  await until(isKnown, { what: 'the ban to be told' })
}

async function comesBack(member: Member, inviteLink: string) {
  expect(await telegram.join(member.telegramUserId, inviteLink)).toBe('requested')
  await telegram.untilInside(member.telegramUserId)
}

it('lifts the ban of somebody who pays between ban and unban', async () => {
  const member = await insiderOf(system)
  await telegram.fault('down', 1_000, '/unbanChatMember')
  await member.lapse()
  // The job has tried twice then, and waits.
  const tries = () => callsOf(system, 'unbanChatMember', member.telegramUserId)
  await until(async () => (await tries()).length >= 2, { what: 'the removal to wait' })
  await member.payRenewal()
  await untilTold(system, 'membership.restored', member.id)
  expect(await telegram.statusOf(member.telegramUserId)).toBe('kicked')
  await telegram.fault('down', 0, '/unbanChatMember')
  await admin.untilOpenRemovals(0)
  await untilTold(system, 'integrations.telegram-invite-told', member.id)
  await comesBack(member, (await member.standing()).invite?.inviteLink ?? '')
})

it('makes up for the invitation when it was broken off between the removal and its note', async () => {
  const member = await insiderOf(system)
  const [eventId, lostAt] = [randomUUID(), new Date()]
  await system.system.sql.rows({
    text: `insert into channel_revocations (event_id, channel, account_id, lost_at)
      values ($1, 'telegram', $2, $3)`,
    values: [eventId, member.id, lostAt],
  })
  const { url } = await api.getWebhookInfo()
  await api.setWebhook({ url: '' })
  await telegram.control('leave', { telegramUserId: member.telegramUserId })
  expect((await member.standing()).inChannel).toBe(true)
  const removal = { messageId: eventId, consumer: 'remove-from-telegram-when-access-lost' }
  await system.system.integrations.telegram.removeLost({ accountId: member.id, lostAt }, removal)
  await untilTold(system, 'integrations.telegram-invite-told', member.id)
  expect(await admin.openRemovals()).toBe(0)
  await admin.browser.post('/api/integrations/telegram/test', {})
  expect((await api.getWebhookInfo()).url).toBe(url)
  await comesBack(member, (await member.standing()).invite?.inviteLink ?? '')
})

it('lifts a ban of ours for whoever asks for a link', async () => {
  const member = await insiderOf(system)
  await ban(member)
  await comesBack(member, linkIn(await member.invite()))
  expect(await telegram.statusOf(member.telegramUserId)).toBe('member')
})

it('finds bans of ours by night', async () => {
  const member = await insiderOf(system)
  await untilNobodyIsBanned()
  await ban(member)
  expect(await walk()).toBe(1)
  await untilNobodyIsBanned()
  expect(await telegram.statusOf(member.telegramUserId)).toBe('left')
})

it.each(['owner', 'anonymous-administrator', 'another-bot'])(
  'lifts no ban that we did not give: %s',
  async (by) => {
    const member = await insiderOf(system)
    await untilNobodyIsBanned()
    await telegram.control('ban', { telegramUserId: member.telegramUserId, by })
    await until(async () => !(await member.standing()).inChannel, {
      what: 'the ban to be told',
    })
    expect(await walk()).toBe(0)
    const refused = await member.invite()
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Write to support')])
    expect(await telegram.statusOf(member.telegramUserId)).toBe('kicked')
    expect(await callsOf(system, 'unbanChatMember', member.telegramUserId)).toEqual([])
  },
)

it('tells whoever was banned by others so, until that is lifted, even if nobody told us', async () => {
  const member = await insiderOf(system)
  await untilNobodyIsBanned()
  await telegram.control('ban', { telegramUserId: member.telegramUserId, by: 'owner' })
  await until(async () => (await member.standing()).banned, { what: 'the ban to be told' })
  expect((await member.link()).json()).toEqual({
    message: expect.stringContaining('has banned this Telegram account'),
    inviteLink: null,
  })
  await member.lapse()
  await member.payRenewal()
  await untilSession(member.browser, { membershipStatus: 'active' })
  await untilHandled(system)
  const told = `select 1 from domain_events where type = 'integrations.telegram-invite-told' and payload ->> 'accountId' = $1`
  expect(await system.system.sql.rows({ text: told, values: [member.id] })).toEqual([])
  await telegram.control('leave', { telegramUserId: member.telegramUserId })
  await until(async () => !(await member.standing()).banned, { what: 'the lifted ban to be told' })
  await system.system.sql.rows({
    text: `update telegram_roster set status = 'kicked' where telegram_user_id = $1`,
    values: [String(member.telegramUserId)],
  })
  expect(await member.standing()).toMatchObject({ banned: true })
  await telegram.join(member.telegramUserId, linkIn(await member.invite()))
  await telegram.untilInside(member.telegramUserId)
})
