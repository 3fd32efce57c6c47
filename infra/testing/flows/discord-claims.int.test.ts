import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { BASIC, DISCORD_SETTINGS, discordOf, MODERATOR, PRO } from './discord.ts'
import { sessionOf, untilHandled, untilSession } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  admin = await adminAt(system)
  await admin.put('/api/integrations/discord', DISCORD_SETTINGS)
  await control('bot', { inGuild: true, manageRoles: true, changesPerWindow: 1_000 })
})
afterAll(() => system.stop())

const { control, member, rolesOf, shown, untilRoles } = discordOf(() => system)
const { failRenewal, renew } = stripeOf(() => system)

it('takes nothing from somebody whose account another member claims', async () => {
  const owner = await member('pro', { roles: [MODERATOR, PRO] })
  const claimant = await member('basic')
  await claimant.link(owner.discordUserId)
  await untilRoles(owner.discordUserId, BASIC, PRO, MODERATOR)
  await claimant.browser.delete('/api/discord/link')
  await untilRoles(owner.discordUserId, PRO, MODERATOR)
  expect((await shown(claimant.browser)).link).toBeNull()
})

it('keeps nobody from linking what another member has claimed', async () => {
  const [owner, claimant] = [await member('pro'), await member('pro')]
  await claimant.link(owner.discordUserId)
  await untilRoles(owner.discordUserId, PRO)
  expect((await owner.link()).status).toBe(200)
  await until(async () => (await shown(owner.browser)).link?.hasRole, { what: 'the role' })
  await claimant.browser.delete('/api/discord/link')
  await untilHandled(system)
  expect(await rolesOf(owner.discordUserId)).toEqual([PRO])
  await failRenewal(owner.subscriptionId, 3)
  await untilRoles(owner.discordUserId)
})

it('takes back what was given by a call that was not answered', async () => {
  const { id, browser, discordUserId, link } = await member('basic')
  await system.stopWorkers()
  await link()
  const fault = { provider: 'discord', kind: 'down', path: `/roles/${BASIC}` }
  await system.sandbox.post('/control/fault', { ...fault, count: 1_000 })
  await expect(system.system.integrations.discord.settle(id, new AbortController().signal)).rejects.toThrow(
    /Discord/,
  )
  await system.sandbox.post('/control/fault', { ...fault, count: 0 })
  // As if it had come through all the same.
  await control('join', { userId: discordUserId, roles: [BASIC] })
  expect(await rolesOf(discordUserId)).toEqual([BASIC])
  await browser.delete('/api/discord/link')
  await system.startWorkers()
  await untilRoles(discordUserId)
})

/** What somebody is told who has linked an account, and is given no role for it. */
async function untilToldWhy({ browser }: { browser: HttpClient }, why: RegExp) {
  await untilHandled(system)
  const { link } = await shown(browser)
  expect(link).toMatchObject({ hasRole: false, problem: expect.stringMatching(why) })
}

it('tells whoever gets no role why, right away: there is none for the tier, the payment or a membership is missing', async () => {
  const [enterprise, late] = [await member('enterprise'), await member('pro')]
  const linked = await enterprise.link()
  expect(linked.json()).toEqual({ message: expect.stringContaining('no role for your tier') })
  await untilToldWhy(enterprise, /no role for your tier/)
  await renew(late.subscriptionId, 'failed')
  await untilSession(late.browser, { membershipStatus: 'payment_failed' })
  await late.link()
  await untilToldWhy(late, /last payment failed/)
  await renew(late.subscriptionId, 'paid')
  await untilRoles(late.discordUserId, PRO)
  await until(async () => (await shown(late.browser)).link?.hasRole, { what: 'the role' })

  const { id } = await sessionOf(admin)
  const { discordUserId } = await member('basic')
  expect((await admin.post('/api/discord/link', { userId: id, discordUserId })).status).toBe(200)
  await untilToldWhy({ browser: admin }, /needs an active membership/)
  expect(await rolesOf(discordUserId)).toEqual([])
})

it('tells whoever had the role before that they have it, and gives it to them once they do not', async () => {
  const had = await member('pro', { roles: [PRO] })
  await had.link()
  await untilToldWhy(had, /already have the role of your tier/)
  await control('join', { userId: had.discordUserId, roles: [] })
  await had.link()
  await untilRoles(had.discordUserId, PRO)
  await untilHandled(system)
  expect((await shown(had.browser)).link).toMatchObject({ hasRole: true, problem: null })
})
