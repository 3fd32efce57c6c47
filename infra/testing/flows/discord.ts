import type { HttpClient } from '../../simulation/http-client.ts'
import { until } from '../until.ts'
import type { WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'

export const BASIC = '900000000000000101'
export const PRO = '900000000000000102'
export const MODERATOR = '900000000000000104'
export const DISCORD_SETTINGS = {
  serverId: '900000000000000001',
  botToken: 'discord-bot-sandbox',
  basicRoleId: BASIC,
  proRoleId: PRO,
}

interface Shown {
  open: boolean
  link: { discordUserId: string; hasRole: boolean; problem: string | null } | null
}

let ids = 210_987_654_321_098_000n

/** What happens in Discord itself, and people who have an account there. */
export function discordOf(system: () => WholeSystem) {
  const control = (path: string, body: object) => system().sandbox.post(`/control/discord/${path}`, body)
  /** The roles of an account, in order; undefined for one that is not in the server. */
  const rolesOf = async (userId: string) =>
    (await system().sandbox.get('/control/discord/members'))
      .json<{ id: string; roles: string[] }[]>()
      .find(({ id }) => id === userId)
      ?.roles.toSorted()
  return {
    control,
    rolesOf,
    untilRoles: (userId: string, ...roles: string[]) =>
      until(async () => JSON.stringify(await rolesOf(userId)) === JSON.stringify(roles), {
        what: `${userId} to have the roles ${roles}`,
      }),
    /** What the portal says. */
    shown: async (browser: HttpClient) => (await browser.get('/api/discord')).json<Shown>(),
    /** A member with a Discord account of their own, which is in the server unless said otherwise. */
    async member(tier: 'basic' | 'pro' | 'enterprise', { inside = true, roles = [] as string[] } = {}) {
      const bought = await newMember(system(), tier)
      const { id, browser } = bought
      ids += 1n
      const discordUserId = String(ids)
      if (inside) await control('join', { userId: discordUserId, roles })
      const link = (userId = discordUserId) =>
        browser.post('/api/discord/link', { userId: id, discordUserId: userId })
      return { ...bought, discordUserId, link }
    },
  }
}
