import { TELEGRAM_STATUSES, type TelegramStatus } from '@meridian/contracts/values/telegram'
import type { Api } from 'node-telegram-bot-api'
import type { ProviderPace } from '#platform/provider-pace'
import { openBotApi } from './bot-api.ts'
import type { ChannelGateway, OpenChannel } from './channel-gateway.ts'
import { createTelegramCalls, type TelegramCalls } from './telegram-calls.ts'
import { registerWebhook, type WebhookAddress } from './telegram-webhook-registration.ts'

/** Telegram's ways of saying that something is already so. */
const NO_SUCH_LINK = /INVITE_HASH_(INVALID|EXPIRED)/
const NOT_ASKING = 'HIDE_REQUESTER_MISSING'
const SETTLED = new RegExp(`${NOT_ASKING}|USER_ALREADY_PARTICIPANT`)
const NOT_TO_BE_WRITTEN_TO =
  /bot was blocked|can't initiate conversation|user is deactivated|chat not found|PEER_ID_INVALID|can't send messages to bots/i
const NOT_INSIDE =
  /user not found|member not found|PARTICIPANT_ID_INVALID|USER_NOT_PARTICIPANT|USER_ID_INVALID/i

/** The channel through the Bot API. */
export function channelOpener(parts: {
  apiRoot: string | undefined
  webhook: WebhookAddress
  /** Shared by everything that talks to Telegram. */
  pace: ProviderPace
}): OpenChannel {
  const { apiRoot, webhook, pace } = parts
  const calls = createTelegramCalls(pace)
  return ({ botToken, channelId }) => {
    const api = openBotApi(botToken, apiRoot)
    const [botId = ''] = botToken.split(':')
    const chat = { chat_id: Number(channelId) }
    return {
      chatId: channelId,
      botId,
      ...linkCalls(api, chat, calls),
      ...requestCalls(api, chat, calls),
      ...memberCalls(api, chat, calls),
      ...botCalls(api, webhook, calls),
    }
  }
}

interface Chat {
  chat_id: number
}

function linkCalls(api: Api, chat: Chat, calls: TelegramCalls) {
  return {
    async createInviteLink(name, expiresAt) {
      const expire_date = Math.floor(expiresAt.getTime() / 1_000)
      const made = await calls.make(() =>
        api.createChatInviteLink({ ...chat, name, expire_date, creates_join_request: true }),
      )
      return made.invite_link
    },
    async revokeInviteLink(invite_link) {
      await calls.toleratingRefusal(NO_SUCH_LINK, () => api.revokeChatInviteLink({ ...chat, invite_link }))
    },
  } satisfies Partial<ChannelGateway>
}

function requestCalls(api: Api, chat: Chat, calls: TelegramCalls) {
  return {
    async approve(id) {
      const call = () => api.approveChatJoinRequest({ ...chat, user_id: Number(id) })
      return (await calls.toleratingRefusal(SETTLED, call)) === NOT_ASKING ? 'gone' : 'inside'
    },
    async decline(id) {
      await calls.toleratingRefusal(SETTLED, () =>
        api.declineChatJoinRequest({ ...chat, user_id: Number(id) }),
      )
    },
  } satisfies Partial<ChannelGateway>
}

function memberCalls(api: Api, chat: Chat, calls: TelegramCalls) {
  async function lift(id: string) {
    // Only the ban is lifted: without that flag, somebody who is in again would be thrown out.
    const banned = { ...chat, user_id: Number(id), only_if_banned: true }
    await calls.toleratingRefusal(NOT_INSIDE, () => api.unbanChatMember(banned))
  }
  return {
    async remove(id, isDue) {
      const ban = () => api.banChatMember({ ...chat, user_id: Number(id) })
      if ((await calls.toleratingRefusalIf(isDue, NOT_INSIDE, ban)) === undefined) return 'left alone'
      await lift(id)
      return 'removed'
    },
    lift,
    async statusOf(id): Promise<TelegramStatus> {
      const member = await calls.toleratingRefusal(NOT_INSIDE, () =>
        api.getChatMember({ ...chat, user_id: Number(id) }),
      )
      const told = typeof member === 'string' ? 'left' : member.status
      return TELEGRAM_STATUSES.find((status) => status === told) ?? 'left'
    },
  } satisfies Partial<ChannelGateway>
}

function botCalls(api: Api, webhook: WebhookAddress, calls: TelegramCalls) {
  return {
    async botName() {
      const { username = '' } = await calls.make(() => api.getMe())
      return username
    },
    async send(id, text) {
      // Blocked, never written to, or gone: all of these are about the person, not about the bot.
      const call = () => api.sendMessage({ chat_id: Number(id), text })
      return typeof (await calls.toleratingRefusal(NOT_TO_BE_WRITTEN_TO, call)) === 'string'
        ? 'refused'
        : 'sent'
    },
    registerWebhook: () => calls.make(() => registerWebhook(api, webhook)),
  } satisfies Partial<ChannelGateway>
}
