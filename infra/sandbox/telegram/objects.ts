/** People, chats and links as Telegram's API sends them. */
export interface User {
  id: number
  is_bot: boolean
  first_name: string
  username?: string
}

export interface Chat {
  id: number
  type: 'channel' | 'private'
  title?: string
  first_name?: string
}

export interface InviteLink {
  invite_link: string
  creator: User
  creates_join_request: boolean
  is_primary: boolean
  is_revoked: boolean
  name?: string
  expire_date?: number
  member_limit?: number
}

export type MemberStatus = 'member' | 'left' | 'kicked' | 'administrator'

export const BOT: User = {
  id: 700_000_001,
  is_bot: true,
  first_name: 'Meridian',
  username: 'meridian_sandbox_bot',
}

/** What the bot may do in the channel. */
export interface BotRights {
  /** False: it was made an ordinary member. */
  administrator: boolean
  can_invite_users: boolean
  can_restrict_members: boolean
}

export const ALL_RIGHTS: BotRights = {
  administrator: true,
  can_invite_users: true,
  can_restrict_members: true,
}

/** Somebody's membership of the channel, in the shape that their status has. */
export function chatMember(user: User, status: MemberStatus) {
  if (status === 'administrator') return administrator(user, ALL_RIGHTS)
  return status === 'kicked' ? { status, user, until_date: 0 } : { status, user }
}

/** The bot's own membership. */
export function botMember(rights: BotRights) {
  return rights.administrator ? administrator(BOT, rights) : chatMember(BOT, 'member')
}

function administrator(user: User, { administrator: _, ...rights }: BotRights) {
  return {
    status: 'administrator' as const,
    user,
    can_be_edited: false,
    is_anonymous: false,
    can_manage_chat: true,
    can_delete_messages: true,
    can_manage_video_chats: false,
    can_promote_members: false,
    can_change_info: false,
    can_post_stories: false,
    can_edit_stories: false,
    can_delete_stories: false,
    ...rights,
  }
}
