import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { BASIC, DISCORD_SETTINGS, discordOf, PRO } from './discord.ts'
import { untilHandled, untilLinkToken, untilSettled } from './people.ts'

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  admin = await adminAt(system)
})
afterAll(() => system.stop())

const { control, member, rolesOf, shown, untilRoles } = discordOf(() => system)
const password = 'a good password'
const forgetDeletedPeople = () => system.system.forgetDeletedPeople([])
const settle = (which: 'all' | 'troubled') =>
  system.system.integrations.discord.settleMany(which, new AbortController().signal)

const connect = async () => {
  expect((await admin.put('/api/integrations/discord', DISCORD_SETTINGS)).status).toBe(200)
}
const disconnect = () => admin.post('/api/integrations/discord/disconnect', { reason: 'It is moved' })

/** A member with the role of the tier, at the moment in which Discord is disconnected. */
async function memberWithRole(tier: 'basic' | 'pro' = 'pro') {
  await connect()
  const person = await member(tier)
  await person.link()
  await untilRoles(person.discordUserId, tier === 'pro' ? PRO : BASIC)
  await untilHandled(system)
  await disconnect()
  return person
}

async function leave({ email, browser }: { email: string; browser: HttpClient }): Promise<void> {
  const token = await untilLinkToken(system, email, 'set-password')
  await browser.post('/api/password', { token, password })
  expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
  await untilSettled(system)
  await untilHandled(system)
}

async function letHoursPass(hours: number): Promise<void> {
  const { sql } = system.system
  const values = [`${hours} hours`]
  await sql.rows({ text: 'update account_deletions set deleted_at = deleted_at - $1::interval', values })
  await sql.rows({ text: 'update discord_roles_left set left_at = left_at - $1::interval', values })
}

it('takes the role of somebody who left while it was not connected, as soon as it is again', async () => {
  const leaver = await memberWithRole()
  await leave(leaver)
  await letHoursPass(1)
  expect(await forgetDeletedPeople()).toBe(0)
  await connect()
  await untilRoles(leaver.discordUserId)
  await untilHandled(system)
  expect(await forgetDeletedPeople()).toBe(1)
})

it('takes the role of an account that was unlinked while it was not connected, as soon as it is again', async () => {
  const { browser, discordUserId } = await memberWithRole()
  await browser.delete('/api/discord/link')
  await untilHandled(system)
  expect(await rolesOf(discordUserId)).toEqual([PRO])
  await connect()
  await untilRoles(discordUserId)
})

it('knows for thirty days which role is to be taken, and no longer', async () => {
  const [leaver, unlinked] = [await memberWithRole(), await memberWithRole()]
  await unlinked.browser.delete('/api/discord/link')
  await leave(leaver)
  await letHoursPass(30 * 24 - 1)
  await settle('troubled')
  expect(await forgetDeletedPeople()).toBe(0)
  await letHoursPass(2)
  await settle('troubled')
  expect(await forgetDeletedPeople()).toBe(1)
  await connect()
  await untilHandled(system)
  expect([await rolesOf(leaver.discordUserId), await rolesOf(unlinked.discordUserId)]).toEqual([[PRO], [PRO]])
})

it('gives the role back to whoever has left the server and returned', async () => {
  const { browser, discordUserId } = await memberWithRole('basic')
  await connect()
  await control('join', { userId: discordUserId, roles: [] })
  await settle('all')
  await untilRoles(discordUserId, BASIC)
  await until(async () => (await shown(browser)).link?.hasRole, { what: 'the role to be shown' })
  expect((await shown(browser)).link?.problem).toBeNull()
})
