import { TELEGRAM_STATUSES, type TelegramStatus } from '@meridian/contracts/values/telegram'
import { type Api, TelegramApiError } from 'node-telegram-bot-api'
import { openBotApi } from './bot-api.ts'
import type { ChannelGateway, OpenChannel } from './channel-gateway.ts'
import { callingTelegram } from './telegram-trouble.ts'
import { registerWebhook, type WebhookAddress } from './telegram-webhook-registration.ts'

/** Telegram's ways of saying that it is so already. */
const NO_SUCH_LINK = /INVITE_HASH_(INVALID|EXPIRED)/
const NOT_ASKING = 'HIDE_REQUESTER_MISSING'
const SETTLED = new RegExp(`${NOT_ASKING}|USER_ALREADY_PARTICIPANT`)
const NOT_INSIDE =
  /user not found|member not found|PARTICIPANT_ID_INVALID|USER_NOT_PARTICIPANT|USER_ID_INVALID/i

/** The channel through the Bot API. */
export function channelOpener(apiRoot: string | undefined, webhook: WebhookAddress): OpenChannel {
  return ({ botToken, channelId }) => {
    const api = openBotApi(botToken, apiRoot)
    const [botId = ''] = botToken.split(':')
    const chat = { chat_id: Number(channelId) }
    return {
      chatId: channelId,
      botId,
      ...linkCalls(api, chat),
      ...requestCalls(api, chat),
      ...memberCalls(api, chat),
      ...botCalls(api, webhook),
    }
  }
}

interface Chat {
  chat_id: number
}

function linkCalls(api: Api, chat: Chat) {
  return {
    async createInviteLink(name, expiresAt) {
      const expire_date = Math.floor(expiresAt.getTime() / 1_000)
      const made = await callingTelegram(() =>
        api.createChatInviteLink({ ...chat, name, expire_date, creates_join_request: true }),
      )
      return made.invite_link
    },
    async revokeInviteLink(invite_link) {
      await orSaid(NO_SUCH_LINK, () => api.revokeChatInviteLink({ ...chat, invite_link }))
    },
  } satisfies Partial<ChannelGateway>
}

function requestCalls(api: Api, chat: Chat) {
  return {
    async approve(id) {
      const call = () => api.approveChatJoinRequest({ ...chat, user_id: Number(id) })
      return (await orSaid(SETTLED, call)) === NOT_ASKING ? 'gone' : 'inside'
    },
    async decline(id) {
      await orSaid(SETTLED, () => api.declineChatJoinRequest({ ...chat, user_id: Number(id) }))
    },
  } satisfies Partial<ChannelGateway>
}

function memberCalls(api: Api, chat: Chat) {
  return {
    async remove(id) {
      const user = { ...chat, user_id: Number(id) }
      await orSaid(NOT_INSIDE, () => api.banChatMember(user))
      // Only the ban is lifted: without that flag, somebody who is in again would be thrown out.
      await orSaid(NOT_INSIDE, () => api.unbanChatMember({ ...user, only_if_banned: true }))
    },
    async statusOf(id): Promise<TelegramStatus> {
      const member = await orSaid(NOT_INSIDE, () => api.getChatMember({ ...chat, user_id: Number(id) }))
      const told = typeof member === 'string' ? 'left' : member.status
      return TELEGRAM_STATUSES.find((status) => status === told) ?? 'left'
    },
  } satisfies Partial<ChannelGateway>
}

function botCalls(api: Api, webhook: WebhookAddress) {
  return {
    async botName() {
      const { username = '' } = await callingTelegram(() => api.getMe())
      return username
    },
    async send(id, text) {
      try {
        await api.sendMessage({ chat_id: Number(id), text })
        return 'sent'
      } catch (error) {
        // Blocked, never written to, or gone: all of these are about the person, not about the bot.
        if (error instanceof TelegramApiError && [400, 403].includes(error.errorCode)) return 'refused'
        return callingTelegram(() => Promise.reject(error))
      }
    },
    registerWebhook: () => callingTelegram(() => registerWebhook(api, webhook)),
  } satisfies Partial<ChannelGateway>
}

/**
 * Makes a call; answers Telegram's words where they mean that it is so already.
 * @throws TelegramTrouble
 */
async function orSaid<T>(words: RegExp, call: () => Promise<T>): Promise<T | string> {
  try {
    return await call()
  } catch (error) {
    const [said] = (error instanceof TelegramApiError && words.exec(error.description)) || []
    return said ?? callingTelegram(() => Promise.reject(error))
  }
}
