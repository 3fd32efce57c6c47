import { readMapping } from '../../domain/discord/roles.ts'
import type { Check } from '../../domain/health.ts'
import { ProviderProblem } from '../../domain/provider-problem.ts'
import type { Settings } from '../../domain/settings.ts'
import type { ConnectToDiscord } from './discord-server.ts'

/** Whether the bot is in the server, and the server has the roles. Without a bot token there is nothing to ask. */
export function createDiscordProbe(connect: ConnectToDiscord) {
  return async (settings: Settings): Promise<Check> => {
    const { serverId = '', botToken } = settings
    if (!botToken)
      return { ok: true, message: 'The server ID is kept. Without a bot token, no roles are given.' }
    try {
      const { name, roleIds } = await connect({ serverId, botToken }, { mode: 'prompt' }).describe()
      const missing = Object.values(readMapping(settings)).filter((role) => roleIds?.includes(role) === false)
      return missing.length === 0
        ? { ok: true, message: `The bot is in the server ${name}.` }
        : { ok: false, message: `The server ${name} has no role with the ID ${missing.join(' or ')}.` }
    } catch (error) {
      if (error instanceof ProviderProblem) return { ok: false, message: error.message }
      throw error
    }
  }
}
