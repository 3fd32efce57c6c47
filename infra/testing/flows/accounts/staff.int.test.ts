import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { untilHandled } from '../people.ts'
import { adminOf, telegramOf, untilTold } from '../telegram/channel.ts'
import { fullMemberOf, openDiscord, untilLeft } from './insider.ts'

let system: WholeSystem
let admin: Awaited<ReturnType<typeof adminOf>>['browser']
let telegram: ReturnType<typeof telegramOf>
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  telegram = telegramOf(system)
  admin = (await adminOf(system)).browser
  await openDiscord(admin)
})
afterAll(() => system.stop())

async function makeThem(role: 'staff' | 'member', id: string) {
  const answer = await admin.post(`/api/users/${id}/role`, { role, reason: 'As agreed' })
  expect(answer.status, answer.text).toBe(200)
}

const removalsOf = (accountId: string) =>
  system.system.sql.rows<{ channel: string }>({
    text: 'select channel from channel_revocations where account_id = $1 order by channel',
    values: [accountId],
  })

it('staff without a membership are out within a minute of the end of it, and invited when appointed again', async () => {
  const person = await fullMemberOf(system)
  await makeThem('staff', person.id)
  await person.lapse()
  await person.untilRoles()
  await untilHandled(system)
  expect(await telegram.isInside(person.telegramUserId)).toBe(true)
  expect(await removalsOf(person.id)).toEqual([{ channel: 'discord' }])

  await makeThem('member', person.id)
  await telegram.untilOutside(person.telegramUserId)
  const left = await untilLeft(system, person.id, 3)
  expect(left.map(({ channel }) => channel)).toEqual(['discord', 'podcast', 'telegram'])
  expect(Math.max(...left.map(({ seconds }) => seconds))).toBeLessThan(60)

  await makeThem('staff', person.id)
  expect(await untilTold(system, 'integrations.telegram-invite-told', person.id)).toBeDefined()
})

it('staff with a membership keep what it gives when they are no longer staff', async () => {
  const person = await fullMemberOf(system)
  await makeThem('staff', person.id)
  await makeThem('member', person.id)
  await untilHandled(system)
  expect(await telegram.isInside(person.telegramUserId)).toBe(true)
  expect(await removalsOf(person.id)).toEqual([])
  expect(await person.feedStatus()).toBe(200)
})
