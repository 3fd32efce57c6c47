import type { Chat, MemberStatus, User } from './objects.ts'
import { CHANNEL_ID, type TelegramState } from './state.ts'

/** Somebody with a Telegram account; whoever is named for the first time has one. */
export function personOf({ people }: TelegramState, id: number) {
  return (
    people.get(String(id)) ?? {
      id: String(id),
      firstName: `Person ${id}`,
      started: false,
      blocked: false,
      status: 'left' as MemberStatus,
    }
  )
}

export function userOf(state: TelegramState, id: number): User {
  return { id, is_bot: false, first_name: personOf(state, id).firstName }
}

export const CHANNEL: Chat = { id: CHANNEL_ID, type: 'channel', title: 'Members' }

export function privateChat(user: User): Chat {
  return { id: user.id, type: 'private', first_name: user.first_name }
}
