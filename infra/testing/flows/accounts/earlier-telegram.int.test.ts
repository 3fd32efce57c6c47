import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { untilHandled, untilLinkToken, untilSettled } from '../people.ts'
import { insiderOf, linkIn, telegramAccount, telegramOf, untilTelegramRests } from '../telegram/channel.ts'
import { tracesOf } from './traces.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
})
afterAll(() => system.stop())

const password = 'a good password'

it('of whoever leaves nothing tells which Telegram account was theirs before', async () => {
  const telegram = telegramOf(system)
  const member = await insiderOf(system)
  const { browser, telegramUserId: earlier } = member
  await telegram.write(earlier, 'Hello?')
  expect((await browser.delete('/api/telegram/link')).status).toBe(200)
  await telegram.untilOutside(earlier)
  const later = telegramAccount()
  await telegram.join(later, linkIn(await member.link(later)))
  await telegram.untilInside(later)
  const token = await untilLinkToken(system, member.email, 'set-password')
  await browser.post('/api/password', { token, password })
  const words = [String(earlier), String(later)]
  expect(await tracesOf(system, words)).not.toEqual([])

  expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
  await telegram.untilOutside(later)
  await untilSettled(system)
  await untilHandled(system)
  await untilTelegramRests(system)
  await system.system.sql.rows({
    text: `update account_deletions set deleted_at = deleted_at - interval '1 hour'`,
  })
  expect(await system.system.forgetDeletedPeople([])).toBe(1)
  expect(await tracesOf(system, words)).toEqual([])
})
