import type { InviteLink, MemberStatus, User } from './objects.ts'
import { chatMember } from './objects.ts'
import { CHANNEL, personOf, privateChat, userOf } from './people.ts'
import type { TelegramState } from './state.ts'

/** Puts an update into the queue for the webhook, if the webhook asked for that kind. */
function emitUpdate(state: TelegramState, kind: string, content: object): void {
  const webhook = state.webhook.get('webhook')
  if (!webhook?.allowedUpdates.includes(kind)) return
  const update_id = state.nextId()
  const body = { update_id, [kind]: content }
  state.updates.put({ id: String(update_id), kind, body, attempts: 0, dueAt: 0 })
}

/** Changes somebody's place in the channel, and tells of it. */
export function changeStatus(
  state: TelegramState,
  userId: number,
  status: MemberStatus,
  how: { by: User; now: number; link?: InviteLink; viaRequest?: boolean },
): void {
  const person = personOf(state, userId)
  const user = userOf(state, userId)
  state.people.put({ ...person, status })
  emitUpdate(state, 'chat_member', {
    chat: CHANNEL,
    from: how.by,
    date: how.now,
    old_chat_member: chatMember(user, person.status),
    new_chat_member: chatMember(user, status),
    ...(how.link && { invite_link: how.link }),
    ...(how.viaRequest && { via_join_request: true }),
  })
}

/** Somebody asks to be let in. */
export function emitJoinRequest(state: TelegramState, userId: number, link: InviteLink, now: number): void {
  emitUpdate(state, 'chat_join_request', {
    chat: CHANNEL,
    from: userOf(state, userId),
    user_chat_id: userId,
    date: now,
    invite_link: link,
  })
}

/** Somebody writes to the bot. */
export function emitMessage(state: TelegramState, userId: number, text: string, now: number): void {
  const user = userOf(state, userId)
  emitUpdate(state, 'message', {
    message_id: state.nextId(),
    date: now,
    chat: privateChat(user),
    from: user,
    text,
  })
}
