import type { BotRights, InviteLink, MemberStatus, User } from './objects.ts'
import { BOT, botMember, chatMember } from './objects.ts'
import { CHANNEL, personOf, privateChat, userOf } from './people.ts'
import type { TelegramState } from './state.ts'

/** The updates for a webhook that asked for none in particular: those about members go only to one that names them. */
export const PRESET_UPDATES = ['message', 'my_chat_member', 'chat_join_request']

/** Keeps an update for the webhook, if the webhook asked for that kind; it is sent once there is one. */
function emitUpdate(state: TelegramState, kind: string, content: object): void {
  const allowed = state.webhook.get('webhook')?.allowedUpdates ?? PRESET_UPDATES
  if (!allowed.includes(kind)) return
  const update_id = state.nextId()
  const body = { update_id, [kind]: content }
  state.updates.put({ id: String(update_id), kind, body, attempts: 0, dueAt: 0 })
}

/** Changes somebody's place in the channel, and tells of it. */
export function changeStatus(
  state: TelegramState,
  userId: number,
  status: MemberStatus,
  how: { by: User; now: number; link?: InviteLink },
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
  })
}

/** Somebody changes what the bot may do in the channel. */
export function changeRights(state: TelegramState, rights: BotRights, now: number): void {
  const before = botMember(state.rights())
  state.setRights(rights)
  const after = botMember(rights)
  emitUpdate(state, 'my_chat_member', {
    chat: CHANNEL,
    from: OWNER,
    date: now,
    old_chat_member: before,
    new_chat_member: after,
  })
}

/** Whose channel it is. */
const OWNER: User = { id: 1, is_bot: false, first_name: 'Owner' }
/** Telegram reports what anonymous administrators do in the name of this bot. */
const ANONYMOUS: User = { id: 1_087_968_824, is_bot: true, first_name: 'Group' }
const GUARD: User = { id: 609_517_172, is_bot: true, first_name: 'A guard' }

/** Who, besides our bot, may ban people. */
export const BANNERS = ['owner', 'anonymous-administrator', 'another-bot'] as const

/** Somebody other than our bot bans somebody. */
export function banBy(
  state: TelegramState,
  userId: number,
  banner: (typeof BANNERS)[number],
  now: number,
): { status: MemberStatus } {
  const by = { owner: OWNER, 'anonymous-administrator': ANONYMOUS, 'another-bot': GUARD }[banner]
  changeStatus(state, userId, 'kicked', { by, now })
  return { status: 'kicked' }
}

/** Somebody blocks the bot, or lets it write again. */
export function changeBlocked(state: TelegramState, userId: number, blocked: boolean, now: number): void {
  const person = personOf(state, userId)
  state.people.put({ ...person, blocked })
  if (person.blocked === blocked || !person.started) return
  const user = userOf(state, userId)
  const [before, after] = blocked ? (['member', 'kicked'] as const) : (['kicked', 'member'] as const)
  emitUpdate(state, 'my_chat_member', {
    chat: privateChat(user),
    from: user,
    date: now,
    old_chat_member: chatMember(BOT, before),
    new_chat_member: chatMember(BOT, after),
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
