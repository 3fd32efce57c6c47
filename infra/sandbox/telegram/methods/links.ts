import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { assertChannel, defineMethod, flag, integer } from '../define-method.ts'
import { BOT, type InviteLink } from '../objects.ts'
import type { TelegramState } from '../state.ts'
import { badRequest } from '../telegram-error.ts'

const createLink = defineMethod({
  name: 'createChatInviteLink',
  params: z.strictObject({
    chat_id: integer,
    name: z.string().max(32, 'invite link name is too long').optional(),
    expire_date: integer.optional(),
    member_limit: integer.optional(),
    creates_join_request: flag.optional(),
  }),
  run({ state }, { chat_id, creates_join_request = false, ...rest }) {
    assertChannel(chat_id)
    assertMayInvite(state)
    if (creates_join_request && rest.member_limit !== undefined)
      throw badRequest("member limit can't be specified for links requiring administrator approval")
    const link: InviteLink = {
      invite_link: `https://t.me/+${randomBytes(12).toString('base64url')}`,
      creator: BOT,
      creates_join_request,
      is_primary: false,
      is_revoked: false,
      ...(rest.name !== undefined && { name: rest.name }),
      ...(rest.expire_date !== undefined && { expire_date: rest.expire_date }),
      ...(rest.member_limit !== undefined && { member_limit: rest.member_limit }),
    }
    state.links.put({ ...link, id: link.invite_link, used: 0 })
    return link
  },
})

const revokeLink = defineMethod({
  name: 'revokeChatInviteLink',
  params: z.strictObject({ chat_id: integer, invite_link: z.string() }),
  run({ state }, { chat_id, invite_link }) {
    assertChannel(chat_id)
    assertMayInvite(state)
    const kept = state.links.get(invite_link)
    if (!kept) throw badRequest('INVITE_HASH_INVALID')
    state.links.put({ ...kept, is_revoked: true })
    return linkShown(state, invite_link)
  },
})

function assertMayInvite(state: TelegramState): void {
  const { administrator, can_invite_users: may } = state.rights()
  if (!administrator || !may) throw badRequest('not enough rights to manage chat invite link')
}

/** A link as answers show it. */
export function linkShown(state: TelegramState, address: string): InviteLink | undefined {
  const kept = state.links.get(address)
  if (!kept) return undefined
  const { id: _, used: __, ...link } = kept
  return link
}

export const LINK_METHODS = [createLink, revokeLink]
