import { Api } from 'node-telegram-bot-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { linkIn, memberOf, telegramAccount, telegramOf, untilTold } from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
beforeAll(async () => {
  system = await startWholeSystem()
  telegram = telegramOf(system)
})
afterAll(() => system.stop())

it('declines a stranger who has the same link, and the link is dead', async () => {
  const member = await memberOf(system)
  const inviteLink = linkIn(await member.link())
  const stranger = telegramAccount()
  expect(await telegram.join(stranger, inviteLink)).toBe('requested')
  expect(await untilTold(system, 'integrations.telegram-join-settled', stranger)).toMatchObject({
    accountId: member.id,
    admitted: false,
    reason: 'another-persons-link',
  })
  await telegram.untilDead(inviteLink)
  expect(await telegram.isInside(stranger)).toBe(false)
  expect((await member.standing()).invite).toBeNull()

  await telegram.join(member.telegramUserId, linkIn(await member.invite()))
  await telegram.untilInside(member.telegramUserId)
})

it('declines the other of two who ask by one link, whoever is heard of first', async () => {
  const member = await memberOf(system)
  const inviteLink = linkIn(await member.link())
  const second = telegramAccount()
  await system.stopWorkers()
  // The stranger is quicker, or heard of first.
  expect(await telegram.join(second, inviteLink)).toBe('requested')
  expect(await telegram.join(member.telegramUserId, inviteLink)).toBe('requested')
  await system.startWorkers()
  await telegram.untilInside(member.telegramUserId)
  expect(await untilTold(system, 'integrations.telegram-join-settled', second)).toMatchObject({
    admitted: false,
  })
  expect(await telegram.isInside(second)).toBe(false)
})

it('declines a member whose access ended after the link was made', async () => {
  const member = await memberOf(system)
  const inviteLink = linkIn(await member.link())
  await member.lapse()
  await telegram.untilDead(inviteLink)
  expect(await telegram.isInside(member.telegramUserId)).toBe(false)
})

it('removes a stranger who is in already, and leaves those alone who run the channel', async () => {
  const [stranger, owner] = [telegramAccount(), telegramAccount()]
  await telegram.control('person', { telegramUserId: owner, administrator: true })
  await telegram.control('add', { telegramUserId: stranger })
  await telegram.untilOutside(stranger)
  expect(await untilTold(system, 'integrations.telegram-removed', stranger)).toMatchObject({
    accountId: null,
    reason: 'stranger',
  })
  expect(await telegram.isInside(owner)).toBe(true)
})

it('removes whoever comes in by a link that was never ours', async () => {
  const { botToken = '', channelId = '' } =
    (await system.system.integrations.settings.readComplete('telegram')) ?? {}
  const api = new Api(botToken, { apiRoot: `${system.sandboxUrl}/telegram`, maxRetries: 0 })
  const leaked = await api.createChatInviteLink({ chat_id: Number(channelId) })
  const stranger = telegramAccount()
  expect(await telegram.join(stranger, leaked.invite_link)).toBe('joined')
  await telegram.untilOutside(stranger)

  const asking = await api.createChatInviteLink({ chat_id: Number(channelId), creates_join_request: true })
  const member = await memberOf(system)
  await member.link()
  expect(await telegram.join(member.telegramUserId, asking.invite_link)).toBe('requested')
  expect(await untilTold(system, 'integrations.telegram-join-settled', member.telegramUserId)).toMatchObject({
    accountId: null,
    reason: 'unknown-link',
  })
})
