import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { BASIC, DISCORD_SETTINGS, discordOf, MODERATOR, PRO } from './discord.ts'
import { untilSession } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
let admin: HttpClient

beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  admin = await adminAt(system)
  await configure({})
})
beforeEach(async () => {
  await control('bot', { inGuild: true, manageRoles: true, changesPerWindow: 1_000 })
})
afterAll(() => system.stop())

const { control, member, rolesOf, shown, untilRoles } = discordOf(() => system)
async function configure(more: object) {
  const answer = await admin.put('/api/integrations/discord', { ...DISCORD_SETTINGS, ...more })
  expect(answer.status, answer.text).toBe(200)
}
const { renew, failRenewal } = stripeOf(() => system)

it('gives the role of the tier when somebody links, and leaves other roles alone', async () => {
  const { discordUserId, browser, link } = await member('pro', { roles: [MODERATOR, BASIC] })
  expect((await link()).json()).toEqual({ message: 'Linked. Your role is on its way.' })
  await untilRoles(discordUserId, BASIC, PRO, MODERATOR)
  await until(async () => (await shown(browser)).link?.hasRole, {
    what: 'the role to be shown',
  })
  expect(await shown(browser)).toEqual({ open: true, link: { discordUserId, hasRole: true, problem: null } })
})

it('takes it when access is lost, measured, and gives it back with the payment', async () => {
  const { id, discordUserId, subscriptionId, browser, link } = await member('pro')
  await link()
  await untilRoles(discordUserId, PRO)
  await renew(subscriptionId, 'failed')
  await untilSession(browser, { paymentFailureCount: 1 })
  expect(await rolesOf(discordUserId)).toEqual([PRO])
  await renew(subscriptionId, 'failed')
  await renew(subscriptionId, 'failed')
  await untilRoles(discordUserId)
  const measured = await until(
    async () => {
      const rows = await system.system.sql.rows<{ seconds: number }>({
        text: `select extract(epoch from removed_at - lost_at)::float8 as seconds from channel_revocations
          where channel = 'discord' and account_id = $1 and removed_at is not null`,
        values: [id],
      })
      return rows[0]
    },
    { what: 'the removal to be measured' },
  )
  expect(measured.seconds).toBeLessThan(60)
  await renew(subscriptionId, 'paid')
  await untilRoles(discordUserId, PRO)
})

it('gives up the old account for a new one', async () => {
  const one = await member('basic')
  const other = await member('basic')
  await one.link()
  await untilRoles(one.discordUserId, BASIC)
  expect((await other.link('twelve')).status).toBe(400)
  const foreign = await other.browser.post('/api/discord/link', {
    userId: one.id,
    discordUserId: '210987654321098765',
  })
  expect(foreign.status).toBe(403)
  await one.link(other.discordUserId)
  await untilRoles(one.discordUserId)
  await untilRoles(other.discordUserId, BASIC)
})

it('waits for those who are not in the server, and says so', async () => {
  const { discordUserId, browser, link } = await member('basic', { inside: false })
  await link()
  const problem = await until(async () => (await shown(browser)).link?.problem, {
    what: 'the problem to be shown',
  })
  expect(problem).toContain('Join it')
  await control('join', { userId: discordUserId })
  await link()
  await untilRoles(discordUserId, BASIC)
})

it('follows another mapping for everybody, and takes back what the old one gave', async () => {
  const one = await member('basic')
  const other = await member('pro')
  await Promise.all([one.link(), other.link()])
  await untilRoles(one.discordUserId, BASIC)
  await untilRoles(other.discordUserId, PRO)
  await configure({ basicRoleId: '900000000000000103' })
  await untilRoles(one.discordUserId, '900000000000000103')
  expect(await rolesOf(other.discordUserId)).toEqual([PRO])
  await configure({})
  await untilRoles(one.discordUserId, BASIC)
})

it('goes by the mapping of the moment, however long somebody had to wait for a turn', async () => {
  const { id, discordUserId, link } = await member('basic')
  await link()
  await untilRoles(discordUserId, BASIC)
  await system.stopWorkers()
  const { sql, integrations } = system.system
  const lease = `discord:${discordUserId}`
  await sql.rows({
    text: `insert into leases (name, holder, held_until) values ($1, gen_random_uuid(), now() + interval '1 hour')`,
    values: [lease],
  })
  const waiting = integrations.discord.settle(id, new AbortController().signal)
  await configure({ basicRoleId: '900000000000000103' })
  await sql.rows({ text: 'delete from leases where name = $1', values: [lease] })
  await waiting
  expect(await rolesOf(discordUserId)).toEqual(['900000000000000103'])
  await system.startWorkers()
  await configure({})
  await untilRoles(discordUserId, BASIC)
})

it('heals when Discord is down, slow to let us, or asks for a rest', async () => {
  await control('bot', { changesPerWindow: 1 })
  for (const kind of ['down', 'rate-limited', 'error', 'cut-off']) {
    const { discordUserId, link } = await member('basic')
    await system.sandbox.post('/control/fault', { provider: 'discord', kind, count: 2 })
    await link()
    await untilRoles(discordUserId, BASIC)
    expect((await rolesOf(discordUserId))?.length, kind).toBe(1)
  }
})

it('shows what is refused, leaves the removal open, and settles it once the bot may', async () => {
  const { id, discordUserId, subscriptionId, link } = await member('pro')
  await link()
  await untilRoles(discordUserId, PRO)
  await control('bot', { manageRoles: false })
  await failRenewal(subscriptionId, 3)
  const badge = async () =>
    (await admin.get('/api/integrations'))
      .json<{ type: string; status: string; lastError: string }[]>()
      .find(({ type }) => type === 'discord')
  // Earlier trouble may show for a moment.
  const refused = async () => {
    const { status, lastError } = (await badge()) ?? {}
    return status === 'error' && lastError?.includes('manage roles')
  }
  await until(refused, { what: 'the badge to turn' })
  const open = async () =>
    (
      await system.system.sql.rows({
        text: `select 1 from channel_revocations where channel = 'discord' and account_id = $1 and removed_at is null`,
        values: [id],
      })
    ).length
  await until(async () => (await open()) === 1, { what: 'the removal to be open' })
  await control('bot', { manageRoles: true })
  await admin.post('/api/integrations/discord/test', {})
  await untilRoles(discordUserId)
  await until(async () => (await open()) === 0, { what: 'the removal to be closed' })
})

it('tells once that the bot may not, however often it is looked at, and each try of the work', async () => {
  const { discordUserId, browser, link } = await member('pro')
  await control('bot', { manageRoles: false })
  await link()
  await until(async () => (await shown(browser)).link?.problem, { what: 'the refusal to be noted' })
  const told = async () =>
    (
      await system.system.sql.rows({
        text: `select from domain_events where type = 'integrations.status-changed'`,
      })
    ).length
  const before = await told()
  const { checks, discord } = system.system.integrations
  for (let looks = 0; looks < 3; looks += 1) await checks.check('discord', 'operator')
  await discord.settleMany('troubled', new AbortController().signal)
  expect(await told()).toBe(before)
  await control('bot', { manageRoles: true })
  await checks.check('discord', 'operator')
  await untilRoles(discordUserId, PRO)
})

it('names a role that the server does not have, or that stands above the bot, when it is tested', async () => {
  await configure({ enterpriseRoleId: '900000000000000555' })
  const answer = await admin.post('/api/integrations/discord/test', {})
  expect(answer.json()).toMatchObject({ ok: false, message: expect.stringContaining('900000000000000555') })
  await configure({ enterpriseRoleId: '900000000000000120' })
  const above = await admin.post('/api/integrations/discord/test', {})
  expect(above.json()).toMatchObject({ ok: false, message: expect.stringContaining('cannot give owner') })
  await configure({ enterpriseRoleId: '' })
  expect((await admin.post('/api/integrations/discord/test', {})).json()).toMatchObject({ ok: true })
})
