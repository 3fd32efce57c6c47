import { closeFeedWhenAccessLost } from './consumers/content/close-feed-when-access-lost.ts'
import { settleRolesWhenMembershipChanged } from './consumers/discord/settle-roles-when-membership-changed.ts'
import { takeRolesWhenAccessLost } from './consumers/discord/take-roles-when-access-lost.ts'
import { moveUpWhenAccessReturned } from './consumers/network/move-up-when-access-returned.ts'
import { inviteToTelegramWhenAccessReturned } from './consumers/telegram/invite-to-telegram-when-access-returned.ts'
import { removeFromTelegramWhenAccessLost } from './consumers/telegram/remove-from-telegram-when-access-lost.ts'

/** Without access nobody is in any channel. */
export const LEAVE_CHANNELS = [
  closeFeedWhenAccessLost,
  removeFromTelegramWhenAccessLost,
  takeRolesWhenAccessLost,
]

/** With access they are in again, and at meetups that have room. */
export const COME_BACK = [
  inviteToTelegramWhenAccessReturned,
  moveUpWhenAccessReturned,
  settleRolesWhenMembershipChanged,
]

/** Staff have access without a membership. */
export const FOLLOW_ROLE = [
  closeFeedWhenAccessLost,
  inviteToTelegramWhenAccessReturned,
  moveUpWhenAccessReturned,
  removeFromTelegramWhenAccessLost,
]
