import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { DISCORD_SETTINGS, discordOf, PRO } from './discord.ts'
import { untilHandled, untilLinkToken, untilSettled } from './people.ts'

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  admin = await adminAt(system)
  await admin.put('/api/integrations/discord', DISCORD_SETTINGS)
})
afterAll(() => system.stop())

const { control, member, rolesOf, untilRoles } = discordOf(() => system)
const password = 'a good password'
const forgetDeletedPeople = () => system.system.forgetDeletedPeople([])

async function count(text: string, id: string): Promise<number> {
  return (await system.system.sql.rows({ text, values: [id] })).length
}
const linksOf = (id: string) => count('select from discord_links where account_id = $1', id)
/** Removals that are not done. */
const openOf = (id: string) =>
  count(
    `select from channel_revocations where account_id = $1 and channel = 'discord' and removed_at is null`,
    id,
  )

/** Somebody with a role leaves, and Discord does not let us take it. Answers who that was. */
async function leftWithRole(): Promise<{ id: string; discordUserId: string }> {
  await control('bot', { manageRoles: true })
  const { id, email, discordUserId, browser, link } = await member('pro')
  await link()
  await untilRoles(discordUserId, PRO)
  await control('bot', { manageRoles: false })
  const token = await untilLinkToken(system, email, 'set-password')
  await browser.post('/api/password', { token, password })
  expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
  await until(async () => (await openOf(id)) > 0, { what: 'the removal to be open' })
  await untilSettled(system)
  await untilHandled(system)
  return { id, discordUserId }
}

async function letHoursPass(hours: number): Promise<void> {
  const { sql } = system.system
  const values = [`${hours} hours`]
  await sql.rows({ text: 'update account_deletions set deleted_at = deleted_at - $1::interval', values })
  await sql.rows({ text: 'update channel_revocations set lost_at = lost_at - $1::interval', values })
}

it('takes the role of somebody who has left once the bot may, and forgets only then whose it was', async () => {
  const { id, discordUserId } = await leftWithRole()
  await letHoursPass(1)
  expect([await forgetDeletedPeople(), await linksOf(id)]).toEqual([0, 1])
  await letHoursPass(72)
  await control('bot', { manageRoles: true })
  await admin.post('/api/integrations/discord/test', {})
  await untilRoles(discordUserId)
  await until(async () => (await openOf(id)) === 0, { what: 'the removal to be closed' })
  expect([await forgetDeletedPeople(), await linksOf(id)]).toEqual([1, 0])
  expect(await forgetDeletedPeople()).toBe(0)
})

it('keeps that for thirty days, and no longer', async () => {
  const { id } = await leftWithRole()
  await letHoursPass(30 * 24 - 1)
  expect([await forgetDeletedPeople(), await linksOf(id)]).toEqual([0, 1])
  await letHoursPass(2)
  expect([await forgetDeletedPeople(), await linksOf(id), await openOf(id)]).toEqual([1, 0, 0])
})

it('takes the role of an account that was unlinked while the bot was not allowed to, once it is', async () => {
  await control('bot', { manageRoles: true })
  const { id, browser, discordUserId, link } = await member('pro')
  await link()
  await untilRoles(discordUserId, PRO)
  await control('bot', { manageRoles: false })
  await browser.delete('/api/discord/link')
  expect(await linksOf(id)).toBe(0)
  const isRefused = async () =>
    (await system.sandbox.get('/control/requests?provider=discord'))
      .json<{ path: string; status: number | null }[]>()
      .some(({ path, status }) => path.endsWith(`/${discordUserId}/roles/${PRO}`) && status === 403)
  await until(isRefused, { what: 'the refusal' })
  await control('bot', { manageRoles: true })
  await untilRoles(discordUserId)
  expect(await rolesOf(discordUserId)).toEqual([])
})
