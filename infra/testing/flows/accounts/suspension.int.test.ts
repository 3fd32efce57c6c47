import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { adminOf, telegramOf, untilTold } from '../telegram/channel.ts'
import { fullMemberOf, openDiscord, PRO_ROLE, untilLeft } from './insider.ts'

let system: WholeSystem
let admin: Awaited<ReturnType<typeof adminOf>>['browser']
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  admin = (await adminOf(system)).browser
  await openDiscord(admin)
})
afterAll(() => system.stop())

it('who is suspended is out of every channel at once, and in again when that is taken back', async () => {
  const telegram = telegramOf(system)
  const member = await fullMemberOf(system)
  expect(await member.feedStatus()).toBe(200)

  const answer = await admin.post(`/api/users/${member.id}/suspend`, { reason: 'Sells tickets' })
  expect(answer.status, answer.text).toBe(200)
  expect(await member.feedStatus()).toBe(404)
  await telegram.untilOutside(member.telegramUserId)
  await member.untilRoles()
  const left = await untilLeft(system, member.id, 3)
  expect(left.map(({ channel }) => channel)).toEqual(['discord', 'podcast', 'telegram'])
  expect(Math.max(...left.map(({ seconds }) => seconds))).toBeLessThan(60)

  await admin.post(`/api/users/${member.id}/unsuspend`, { reason: 'A mistake' })
  await member.untilRoles(PRO_ROLE)
  expect(await member.feedStatus()).toBe(200)
  await untilTold(system, 'integrations.telegram-invite-told', member.id)
  const [invite] = await system.system.sql.rows<{ link: string }>({
    text: 'select invite_link as link from telegram_invites where account_id = $1 and closed_at is null',
    values: [member.id],
  })
  await telegram.join(member.telegramUserId, invite?.link ?? '')
  await telegram.untilInside(member.telegramUserId)
})
