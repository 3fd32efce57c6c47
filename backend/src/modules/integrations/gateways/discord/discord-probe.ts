import { missingRight } from '../../domain/discord/bot-rights.ts'
import { readMapping } from '../../domain/discord/roles.ts'
import { type Check, failedCheck } from '../../domain/health.ts'
import { ProviderProblem } from '../../domain/provider-problem.ts'
import type { Settings } from '../../domain/settings.ts'
import type { ConnectToDiscord } from './discord-server.ts'

/** Whether the bot is in the server, and may give the roles that are mapped. Without a bot token there is nothing to ask. */
export function createDiscordProbe(connect: ConnectToDiscord) {
  return async (settings: Settings): Promise<Check> => {
    const { serverId = '', botToken } = settings
    if (!botToken)
      return { ok: true, message: 'The server ID is kept. Without a bot token, no roles are given.' }
    try {
      const { name, roles, bot } = await connect({ serverId, botToken }, { mode: 'prompt' }).describe()
      const mapped = Object.values(readMapping(settings))
      const unknown = mapped.filter((role) => !roles.some(({ id }) => id === role))
      if (unknown.length > 0)
        return { ok: false, message: `The server ${name} has no role with the ID ${unknown.join(' or ')}.` }
      const problem = missingRight(roles, bot, mapped)
      return problem === undefined
        ? { ok: true, message: `The bot is in the server ${name}, and may give the roles.` }
        : { ok: false, message: problem }
    } catch (error) {
      if (error instanceof ProviderProblem) return failedCheck(error)
      throw error
    }
  }
}
