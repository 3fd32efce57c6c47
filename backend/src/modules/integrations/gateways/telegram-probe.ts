import { Api, TelegramApiError } from 'node-telegram-bot-api'
import type { Check } from '../domain/health.ts'
import type { Settings } from '../domain/settings.ts'

/** What the bot has to be allowed in the channel, and how that reads. */
const RIGHTS = { can_invite_users: 'invite people', can_restrict_members: 'remove people' } as const

/** Whether the bot is there, and may do in the channel what we ask of it. */
export function createTelegramProbe(apiRoot: string | undefined) {
  return async ({ botToken = '', channelId = '' }: Settings): Promise<Check> => {
    const api = new Api(botToken, { maxRetries: 0, ...(apiRoot !== undefined && { apiRoot }) })
    try {
      const me = await api.getMe()
      const member = await api.getChatMember({ chat_id: Number(channelId), user_id: me.id })
      if (member.status !== 'administrator')
        return { ok: false, message: `The bot @${me.username} is not an administrator of the channel.` }
      const missing = Object.entries(RIGHTS).filter(([right]) => !new Map(Object.entries(member)).get(right))
      return missing.length === 0
        ? { ok: true, message: `The bot @${me.username} has the rights it needs.` }
        : { ok: false, message: `The bot may not ${missing.map(([, words]) => words).join(' nor ')}.` }
    } catch (error) {
      return { ok: false, message: describe(error) }
    }
  }
}

/** The provider's words; anything else could hold an address with the token in it. */
function describe(error: unknown): string {
  if (error instanceof TelegramApiError) return `Telegram says: ${error.description}`
  return 'Telegram cannot be reached.'
}
