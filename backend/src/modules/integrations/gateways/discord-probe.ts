import { z } from 'zod'
import type { Check } from '../domain/health.ts'
import type { Settings } from '../domain/settings.ts'

const TIMEOUT_MS = 10_000
const guild = z.object({ name: z.string() })

/** Whether the bot is in the server. Without a bot's token there is nothing to ask. */
export function createDiscordProbe(baseUrl: string) {
  return async ({ serverId = '', botToken }: Settings): Promise<Check> => {
    if (!botToken)
      return { ok: true, message: 'The server ID is kept. Without a bot token, no roles are given.' }
    try {
      const answer = await fetch(`${baseUrl}/guilds/${encodeURIComponent(serverId)}`, {
        headers: { authorization: `Bot ${botToken}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok)
        return {
          ok: false,
          message: `Discord answers ${answer.status}: ${REASONS[answer.status] ?? 'it refuses'}.`,
        }
      const { name } = guild.parse(await answer.json())
      return { ok: true, message: `The bot is in the server ${name}.` }
    } catch {
      return { ok: false, message: 'Discord cannot be reached.' }
    }
  }
}

const REASONS: Record<number, string> = {
  401: 'the bot token is not valid',
  403: 'the bot may not see this server',
  404: 'the bot is not in this server',
  429: 'too many calls, it is tried again',
}
