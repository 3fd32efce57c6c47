import { z } from 'zod'
import { assertChannel, defineMethod, flag, integer } from '../define-method.ts'
import { BOT, botMember, chatMember } from '../objects.ts'
import { personOf, userOf } from '../people.ts'
import type { TelegramState } from '../state.ts'
import { badRequest } from '../telegram-error.ts'
import { changeStatus } from '../updates.ts'
import { linkShown } from './links.ts'

const member = { chat_id: integer, user_id: integer }

const getMember = defineMethod({
  name: 'getChatMember',
  params: z.strictObject(member),
  run({ state }, { chat_id, user_id }) {
    assertChannel(chat_id)
    if (user_id === BOT.id) return botMember(state.rights())
    assertKnown(state, user_id)
    return chatMember(userOf(state, user_id), personOf(state, user_id).status)
  },
})

const ban = defineMethod({
  name: 'banChatMember',
  params: z.strictObject({ ...member, until_date: integer.optional(), revoke_messages: flag.optional() }),
  run({ state, now }, { chat_id, user_id }) {
    assertMayRestrict(state, chat_id)
    assertKnown(state, user_id)
    const { status } = personOf(state, user_id)
    if (status === 'administrator') throw badRequest('user is an administrator of the chat')
    if (status !== 'kicked') changeStatus(state, user_id, 'kicked', { by: BOT, now })
    return true
  },
})

const unban = defineMethod({
  name: 'unbanChatMember',
  params: z.strictObject({ ...member, only_if_banned: flag.optional() }),
  run({ state, now }, { chat_id, user_id, only_if_banned: onlyIfBanned = false }) {
    assertMayRestrict(state, chat_id)
    assertKnown(state, user_id)
    const { status } = personOf(state, user_id)
    // Without that flag, somebody who is present is thrown out.
    if (status === 'kicked' || (status === 'member' && !onlyIfBanned))
      changeStatus(state, user_id, 'left', { by: BOT, now })
    return true
  },
})

const approve = defineMethod({
  name: 'approveChatJoinRequest',
  params: z.strictObject(member),
  run({ state, now }, { chat_id, user_id }) {
    const request = takeRequest(state, chat_id, user_id)
    const link = linkShown(state, request.link)
    const kept = state.links.get(request.link)
    if (kept) state.links.put({ ...kept, used: kept.used + 1 })
    changeStatus(state, user_id, 'member', { by: BOT, now, ...(link && { link }) })
    return true
  },
})

const decline = defineMethod({
  name: 'declineChatJoinRequest',
  params: z.strictObject(member),
  run({ state }, { chat_id, user_id }) {
    takeRequest(state, chat_id, user_id)
    return true
  },
})

function takeRequest(state: TelegramState, chatId: number, userId: number) {
  assertChannel(chatId)
  if (!state.rights().administrator || !state.rights().can_invite_users) throw badRequest('not enough rights')
  const request = state.requests.get(String(userId))
  if (!request)
    throw badRequest(
      personOf(state, userId).status === 'member' ? 'USER_ALREADY_PARTICIPANT' : 'HIDE_REQUESTER_MISSING',
    )
  state.requests.delete(request.id)
  return request
}

function assertMayRestrict(state: TelegramState, chatId: number): void {
  assertChannel(chatId)
  const { administrator, can_restrict_members: may } = state.rights()
  if (!administrator || !may) throw badRequest('not enough rights to restrict/unrestrict chat member')
}

function assertKnown(state: TelegramState, userId: number): void {
  if (!state.people.get(String(userId))) throw badRequest('user not found')
}

export const MEMBER_METHODS = [getMember, ban, unban, approve, decline]
