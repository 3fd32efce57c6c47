import { z } from 'zod'
import type { ProviderPace } from '#platform/provider-pace'
import type { ServerRole } from '../../domain/discord/bot-rights.ts'
import { ProviderProblem } from '../../domain/provider-problem.ts'
import { type CallPatience, createProviderCalls } from '../provider-calls.ts'
import { DiscordAnswer, readDiscordError } from './discord-errors.ts'

const TIMEOUT_MS = 10_000
const member = z.object({ roles: z.array(z.string()) })
const role = z.object({ id: z.string(), name: z.string(), position: z.number(), permissions: z.string() })
const guild = z.object({ id: z.string(), name: z.string(), roles: z.array(role) })
const user = z.object({ id: z.string() })

/** The community's server, as far as the bot sees it. Every call throws a ProviderProblem. */
export interface DiscordServer {
  /** Its name and its roles, and the ids of those that the bot has. */
  describe(): Promise<{ name: string; roles: ServerRole[]; bot: string[] }>
  /** Undefined for somebody who is not in the server. */
  rolesOf(userId: string): Promise<string[] | undefined>
  give(userId: string, roleId: string): Promise<void>
  /** Taking a role that somebody does not have is no problem. */
  take(userId: string, roleId: string): Promise<void>
}

export type ConnectToDiscord = (
  settings: { serverId: string; botToken: string },
  patience: CallPatience,
) => DiscordServer

export function createConnectToDiscord(parts: { baseUrl: string; pace: ProviderPace }): ConnectToDiscord {
  const { baseUrl, pace } = parts
  return ({ serverId, botToken }, patience) => {
    const call = createProviderCalls({ pace, read: readDiscordError, patience })
    const base = `${baseUrl}/guilds/${encodeURIComponent(serverId)}`
    const send = (method: string, url: string) =>
      call(async () => {
        const answer = await fetch(url, {
          method,
          headers: { authorization: `Bot ${botToken}` },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (!answer.ok) throw new DiscordAnswer(answer.status, await answer.text())
        await restWhenUsedUp(answer.headers, pace)
        return answer.status === 204 ? undefined : answer.json()
      })
    const memberPath = (userId: string) => `${base}/members/${encodeURIComponent(userId)}`
    const rolePath = (userId: string, roleId: string) =>
      `${memberPath(userId)}/roles/${encodeURIComponent(roleId)}`
    return {
      async describe() {
        const { id, name, roles } = readAs(guild, await send('GET', base))
        const { id: self } = readAs(user, await send('GET', `${baseUrl}/users/@me`))
        const own = readAs(member, await send('GET', memberPath(self)))
        // The role that everybody has is called like the server.
        return { name, roles, bot: [id, ...own.roles] }
      },
      async rolesOf(userId) {
        try {
          return readAs(member, await send('GET', memberPath(userId))).roles
        } catch (error) {
          if (isMissing(error)) return undefined
          throw error
        }
      },
      async give(userId, roleId) {
        await send('PUT', rolePath(userId, roleId))
      },
      async take(userId, roleId) {
        try {
          await send('DELETE', rolePath(userId, roleId))
        } catch (error) {
          // Somebody who is no longer in the server has no role in it.
          if (!isMissing(error)) throw error
        }
      },
    }
  }
}

const isMissing = (error: unknown) => error instanceof ProviderProblem && error.kind === 'missing'

function readAs<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new ProviderProblem('unreachable', 'Discord cannot be reached: its answer cannot be read.')
}

/** The provider says with each answer how many calls are left: the one too many is not made. */
async function restWhenUsedUp(headers: Headers, pace: ProviderPace): Promise<void> {
  const seconds = Number(headers.get('x-ratelimit-reset-after'))
  if (headers.get('x-ratelimit-remaining') === '0' && seconds > 0) await pace.rest(seconds * 1_000)
}
