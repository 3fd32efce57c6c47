import { z } from 'zod'
import type { ProviderPace } from '#platform/provider-pace'
import { ProviderProblem } from '../../domain/provider-problem.ts'
import { type CallPatience, createProviderCalls } from '../provider-calls.ts'
import { DiscordAnswer, readDiscordError } from './discord-errors.ts'

const TIMEOUT_MS = 10_000
const member = z.object({ roles: z.array(z.string()) })
const guild = z.object({ name: z.string(), roles: z.array(z.object({ id: z.string() })).optional() })

/** The community's server, as far as the bot sees it. Every call throws a ProviderProblem. */
export interface DiscordServer {
  /** Its name, and the ids of its roles where it tells them. */
  describe(): Promise<{ name: string; roleIds: string[] | undefined }>
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
    const send = (method: string, path: string) =>
      call(async () => {
        const answer = await fetch(`${base}${path}`, {
          method,
          headers: { authorization: `Bot ${botToken}` },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (!answer.ok) throw new DiscordAnswer(answer.status, await answer.text())
        await restWhenUsedUp(answer.headers, pace)
        return answer.status === 204 ? undefined : answer.json()
      })
    const memberPath = (userId: string) => `/members/${encodeURIComponent(userId)}`
    const rolePath = (userId: string, roleId: string) =>
      `${memberPath(userId)}/roles/${encodeURIComponent(roleId)}`
    return {
      async describe() {
        const { name, roles } = readAs(guild, await send('GET', ''))
        return { name, roleIds: roles?.map(({ id }) => id) }
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
