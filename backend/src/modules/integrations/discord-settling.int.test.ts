import { createMembers } from '@meridian/infra/testing/members'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { createDiscordSettling } from './discord-settling.ts'
import type { DiscordServer } from './gateways/discord/discord-server.ts'

const USER = '123456789012345678'
const ROLE = '223344556677889900'

let system: System
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

/** Everybody in a crowd says that one Discord account is theirs. */
async function crowdOfClaims(size: number): Promise<void> {
  const crowd = await createMembers({ url: 'http://127.0.0.1:1', system }, size)
  await system.sql.rows({
    text: `insert into discord_links (account_id, discord_user_id, linked_at, given, stale)
      select unnest($1::uuid[]), $2, now(), '[]', false`,
    values: [crowd.map(({ id }) => id), USER],
  })
}

it('gives up an account whose claims change with every look: it is looked at again later', async () => {
  await crowdOfClaims(9)
  let looks = 0
  const server: DiscordServer = {
    describe: async () => ({ name: 'Ours', roles: [], bot: [] }),
    async rolesOf() {
      looks += 1
      const newest = 'select account_id from discord_links order by linked_at desc, account_id desc limit 1'
      await system.sql.rows({ text: `delete from discord_links where account_id = (${newest})` })
      return []
    },
    give: async () => {},
    take: async () => {},
  }
  const { sql, clock, commands, integrations, loadPrincipals } = system
  const settle = createDiscordSettling({
    ...{ sql, clock, commands, loadPrincipals },
    checks: integrations.checks,
  })
  await expect(settle({ server, mapping: { pro: ROLE } }, USER)).rejects.toThrow('again and again')
  expect(looks).toBe(6)
})
