import type { FeedAddress } from '@meridian/contracts/http/content/podcast'
import { until } from '../../until.ts'
import type { WholeSystem } from '../../whole-system.ts'
import { pathOf } from '../podcast-people.ts'
import { insiderOf } from '../telegram/channel.ts'

/** The role that members of the pro tier have in Discord. */
export const PRO_ROLE = '900000000000000102'

let ids = 310_987_654_321_098_000n

/** Connects the community to Discord. `admin` is a browser that the admin is signed in with. */
export async function openDiscord(admin: { put(path: string, body: object): Promise<{ status: number }> }) {
  const settings = { serverId: '900000000000000001', botToken: 'discord-bot-sandbox', proRoleId: PRO_ROLE }
  const answer = await admin.put('/api/integrations/discord', settings)
  if (answer.status !== 200) throw new Error(`${answer.status}`)
}

/** Somebody new is on the server. Answers their id there. */
export async function joinDiscord({ sandbox }: WholeSystem): Promise<string> {
  ids += 1n
  const userId = String(ids)
  await sandbox.post('/control/discord/join', { userId, roles: [] })
  return userId
}

/** A member who has everything that members get: a seat in Telegram, a role in Discord, a podcast feed. */
export async function fullMemberOf(system: WholeSystem) {
  const member = await insiderOf(system)
  const discordUserId = await joinDiscord(system)
  await member.browser.post('/api/discord/link', { userId: member.id, discordUserId })
  const { feedUrl } = (await member.browser.post('/api/podcast/feed')).json<FeedAddress>()
  const roles = async () => {
    const all = (await system.sandbox.get('/control/discord/members')).json<
      { id: string; roles: string[] }[]
    >()
    return all.find(({ id }) => id === discordUserId)?.roles ?? []
  }
  const untilRoles = (...wanted: string[]) =>
    until(async () => (await roles()).join() === wanted.join(), {
      what: `the roles ${wanted.join() || 'to be gone'}`,
    })
  await untilRoles(PRO_ROLE)
  return {
    ...member,
    discordUserId,
    untilRoles,
    feedStatus: async () => (await fetch(system.url + pathOf(feedUrl))).status,
  }
}

/** How each channel was first left, once a removal from each is on record. */
export function untilLeft({ system: { sql } }: WholeSystem, accountId: string, channels: number) {
  return until(
    async () => {
      // Access may be lost a second time meanwhile, as when the subscription of a deleted account ends.
      const rows = await sql.rows<{ channel: string; seconds: number }>({
        text: `select distinct on (channel) channel, extract(epoch from removed_at - lost_at)::float8 as seconds
          from channel_revocations where account_id = $1 and removed_at is not null order by channel, lost_at`,
        values: [accountId],
      })
      return rows.length === channels && rows
    },
    { what: `removals from ${channels} channels on record` },
  )
}
