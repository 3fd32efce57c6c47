import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { BASIC, DISCORD_SETTINGS, discordOf, MODERATOR, PRO } from './discord.ts'
import { untilHandled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  const admin = await adminAt(system)
  await admin.put('/api/integrations/discord', DISCORD_SETTINGS)
  await control('bot', { inGuild: true, manageRoles: true, changesPerWindow: 1_000 })
})
afterAll(() => system.stop())

const { control, member, rolesOf, shown, untilRoles } = discordOf(() => system)
const { failRenewal } = stripeOf(() => system)

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
