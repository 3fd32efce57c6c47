import { type Api, TelegramApiError } from 'node-telegram-bot-api'
import type { Check } from '../../domain/health.ts'
import type { Settings } from '../../domain/settings.ts'
import { openBotApi } from './bot-api.ts'
import { mendWebhook, type WebhookAddress } from './telegram-webhook-registration.ts'

/** What the bot has to be allowed in the channel, and how that reads. */
const RIGHTS = { can_invite_users: 'invite people', can_restrict_members: 'remove people' } as const

/**
 * Whether the bot is there, may do in the channel what we ask of it, and hears what happens there. A webhook that is
 * not registered gets registered.
 */
export function createTelegramProbe(parts: {
  apiRoot: string | undefined
  webhook: WebhookAddress
  clock: () => Date
}) {
  const { apiRoot, webhook, clock } = parts
  return async ({ botToken = '', channelId = '' }: Settings): Promise<Check> => {
    const api = openBotApi(botToken, apiRoot)
    try {
      const { id, username } = await api.getMe()
      const problem =
        (await missingRight(api, { id, username, channelId })) ?? (await mendWebhook(api, webhook, clock()))
      return problem === undefined
        ? { ok: true, message: `The bot @${username} has the rights it needs.` }
        : { ok: false, message: problem }
    } catch (error) {
      return { ok: false, message: describe(error) }
    }
  }
}

async function missingRight(
  api: Api,
  { id, username, channelId }: { id: number; username: string | undefined; channelId: string },
): Promise<string | undefined> {
  const member = await api.getChatMember({ chat_id: Number(channelId), user_id: id })
  if (member.status !== 'administrator') return `The bot @${username} is not an administrator of the channel.`
  const missing = Object.entries(RIGHTS).filter(([right]) => !new Map(Object.entries(member)).get(right))
  return missing.length === 0
    ? undefined
    : `The bot is not allowed to ${missing.map(([, words]) => words).join(' or ')}.`
}

const NOT_ACCEPTED = 'Telegram does not accept the bot token. Copy it again from BotFather.'

/** What to do about an answer, by its code. */
const ADVICE: Record<number, string> = {
  401: NOT_ACCEPTED,
  404: NOT_ACCEPTED,
  403: 'The bot is not in the channel any more. Make it an administrator there again.',
  429: 'Telegram asks us to wait. Please try again in a minute.',
}

/** The provider's words where we have no better ones; anything else could contain an address with the token in it. */
function describe(error: unknown): string {
  if (!(error instanceof TelegramApiError) || !(error.errorCode < 500)) return 'Telegram cannot be reached.'
  if (error.description.endsWith('chat not found'))
    return 'The bot cannot find this channel. Check the channel ID, and make the bot an administrator there.'
  return ADVICE[error.errorCode] ?? `Telegram says: ${error.description}`
}
