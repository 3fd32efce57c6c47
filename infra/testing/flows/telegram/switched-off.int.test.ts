import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { tracesOf } from '../accounts/traces.ts'
import { untilHandled, untilLinkToken, untilSettled } from '../people.ts'
import { adminOf, insiderOf, linkIn, memberOf, telegramOf, untilTold } from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
let admin: Awaited<ReturnType<typeof adminOf>>
beforeAll(async () => {
  system = await startWholeSystem({ TELEGRAM_BOT_TOKEN: '', TELEGRAM_CHANNEL_ID: '' })
  telegram = telegramOf(system)
  admin = await adminOf(system)
})
afterAll(() => system.stop())

const connect = (channelId = '-1001234567890') =>
  admin.browser.put('/api/integrations/telegram', {
    botToken: '700000001:sandbox-token-for-local-use-only',
    channelId,
  })

it('takes out those who lost access while it was not connected, as soon as it is again', async () => {
  expect((await connect()).status).toBe(200)
  const [lost, member] = [await insiderOf(system), await insiderOf(system)]
  await admin.browser.post('/api/integrations/telegram/disconnect', { reason: 'Another bot is tried out' })
  await lost.lapse()
  await untilHandled(system)
  expect(await telegram.isInside(lost.telegramUserId)).toBe(true)
  expect((await connect()).status).toBe(200)
  await telegram.untilOutside(lost.telegramUserId)
  await untilTold(system, 'integrations.telegram-removed', lost.telegramUserId)
  expect(await telegram.isInside(member.telegramUserId)).toBe(true)
})

const password = 'a good password'
const disconnect = () =>
  admin.browser.post('/api/integrations/telegram/disconnect', { reason: 'It is moved' })
const forgetDeletedPeople = () => system.system.forgetDeletedPeople([])

/** Somebody in the channel deletes the account while Telegram is not connected. */
async function leftMeanwhile() {
  expect((await connect()).status).toBe(200)
  const member = await insiderOf(system)
  const token = await untilLinkToken(system, member.email, 'set-password')
  await member.browser.post('/api/password', { token, password })
  await disconnect()
  expect((await member.browser.post('/api/account/delete', { password })).status).toBe(200)
  await untilSettled(system)
  await untilHandled(system)
  return member
}

const letHoursPass = (hours: number) =>
  system.system.sql.rows({
    text: 'update account_deletions set deleted_at = deleted_at - $1::interval',
    values: [`${hours} hours`],
  })

it('takes out somebody who deleted the account while it was not connected, and forgets only then whose seat it was', async () => {
  const { telegramUserId } = await leftMeanwhile()
  await letHoursPass(1)
  expect(await forgetDeletedPeople()).toBe(0)
  expect((await connect()).status).toBe(200)
  await telegram.untilOutside(telegramUserId)
  await untilTold(system, 'integrations.telegram-removed', telegramUserId)
  await untilHandled(system)
  expect(await forgetDeletedPeople()).toBe(1)
})

it('knows that for thirty days, and no longer', async () => {
  const { telegramUserId } = await leftMeanwhile()
  await letHoursPass(30 * 24 - 1)
  expect(await forgetDeletedPeople()).toBe(0)
  await letHoursPass(2)
  expect(await forgetDeletedPeople()).toBe(1)
  expect(await tracesOf(system, [String(telegramUserId)])).toEqual([])
})

it('offers no link into the channel that was the community’s before', async () => {
  expect((await connect()).status).toBe(200)
  const member = await memberOf(system)
  const inviteLink = linkIn(await member.link())
  expect(await member.standing()).toMatchObject({ invite: { inviteLink } })
  expect((await connect('-1001234567891')).status).toBe(200)
  expect(await member.standing()).toMatchObject({ open: true, invite: null })
  expect((await connect()).status).toBe(200)
  expect(await member.standing()).toMatchObject({ invite: { inviteLink } })
})
