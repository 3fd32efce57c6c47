import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { memberOf, telegramOf } from './channel.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const INVITE = /https:\/\/t\.me\/\+\S+/

it('two jobs that invite somebody back at once send one link, and it opens the channel', async () => {
  const telegram = telegramOf(system)
  const member = await memberOf(system)
  await telegram.write(member.telegramUserId, 'hello')
  await telegram.untilMessage(member.telegramUserId, /portal/)
  await member.link()
  const back = { accountId: member.id, since: new Date() }
  // As when the payment arrives while the member is being taken out.
  const jobs = ['the news of the payment', 'the removal'].map((consumer) =>
    system.system.integrations.telegram.inviteBack(back, { messageId: randomUUID(), consumer }),
  )
  await Promise.all(jobs)
  const messages = await telegram.messages(member.telegramUserId)
  const links = messages.flatMap((text) => INVITE.exec(text) ?? [])
  expect(links).toHaveLength(2)
  expect(new Set(links).size).toBe(1)
  expect(await telegram.join(member.telegramUserId, links[0] ?? '')).toBe('requested')
  await telegram.untilInside(member.telegramUserId)
})
