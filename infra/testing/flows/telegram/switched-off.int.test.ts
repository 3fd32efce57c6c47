import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { untilHandled } from '../people.ts'
import { adminOf, insiderOf, telegramOf, untilTold } from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
let admin: Awaited<ReturnType<typeof adminOf>>
beforeAll(async () => {
  system = await startWholeSystem({ TELEGRAM_BOT_TOKEN: '', TELEGRAM_CHANNEL_ID: '' })
  telegram = telegramOf(system)
  admin = await adminOf(system)
})
afterAll(() => system.stop())

const connect = () =>
  admin.browser.put('/api/integrations/telegram', {
    botToken: '700000001:sandbox-token-for-local-use-only',
    channelId: '-1001234567890',
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
