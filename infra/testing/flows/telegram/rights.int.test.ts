import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { SUPPORT, untilMailSaying, untilSession } from '../people.ts'
import { adminOf, callsOf, insiderOf, memberOf, telegramOf, untilTold } from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
let admin: Awaited<ReturnType<typeof adminOf>>
beforeAll(async () => {
  system = await startWholeSystem()
  telegram = telegramOf(system)
  admin = await adminOf(system)
})
afterAll(() => system.stop())

it('sees at once that the bot was demoted, and makes up for it when it is an administrator again', async () => {
  const [member, other] = [await insiderOf(system), await memberOf(system)]
  await telegram.control('rights', { administrator: false })
  await admin.untilBadge('error')
  expect(await admin.badge()).toMatchObject({ lastError: expect.stringContaining('not an administrator') })
  const linked = await other.link()
  expect(linked.json()).toMatchObject({ inviteLink: null })
  expect((await other.invite()).status).toBe(503)
  await member.lapse()
  await until(async () => (await callsOf(system, 'banChatMember', member.telegramUserId)).length > 0, {
    what: 'the removal to be tried',
  })
  await telegram.control('rights', { administrator: true })
  await admin.untilBadge('active')
  await telegram.untilOutside(member.telegramUserId, 60_000)
  await untilTold(system, 'integrations.access-revoked', member.id)
})

it('does not try for ever to remove an administrator, and says that a person has to', async () => {
  const member = await insiderOf(system)
  await telegram.control('person', { telegramUserId: member.telegramUserId, administrator: true })
  await member.lapse()
  expect(await untilTold(system, 'integrations.telegram-removal-refused', member.id)).toMatchObject({
    message: expect.stringContaining('administrator'),
  })
  await untilMailSaying(system, SUPPORT, 'cannot be removed')
  expect(await callsOf(system, 'banChatMember', member.telegramUserId)).toHaveLength(1)
  expect(await admin.openRemovals()).toBe(1)
  expect(await admin.badge()).toMatchObject({ status: 'active' })
  await member.payRenewal()
  await untilSession(member.browser, { membershipStatus: 'active' })
  await system.system.integrations.telegram.walkRoster('schedule:walk-telegram-roster')
  await admin.untilOpenRemovals(0)
  expect(await telegram.statusOf(member.telegramUserId)).toBe('administrator')
})

it('writes a mail where somebody has blocked the bot', async () => {
  const member = await insiderOf(system)
  await telegram.write(member.telegramUserId, 'hello')
  await telegram.untilMessage(member.telegramUserId, /portal/)
  await system.stopWorkers()
  await telegram.control('person', { telegramUserId: member.telegramUserId, blocked: true })
  await system.startWorkers()
  await member.lapse()
  await telegram.untilOutside(member.telegramUserId)
  await member.payRenewal()
  expect(await untilTold(system, 'integrations.telegram-invite-told', member.id)).toMatchObject({
    by: 'mail',
  })
  expect(await telegram.messages(member.telegramUserId)).toHaveLength(1)
})
