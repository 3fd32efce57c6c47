import { closeFeedWhenAccessLost } from './consumers/content/close-feed-when-access-lost.ts'
import { reopenFeedWhenAccessReturned } from './consumers/content/reopen-feed-when-access-returned.ts'
import { settleRolesWhenMembershipChanged } from './consumers/discord/settle-roles-when-membership-changed.ts'
import { takeRolesWhenAccessLost } from './consumers/discord/take-roles-when-access-lost.ts'
import { trashNotionPageWhenAccountDeleted } from './consumers/integrations/trash-notion-page-when-account-deleted.ts'
import { mailFarewellWhenAccountDeleted } from './consumers/mail/mail-farewell-when-account-deleted.ts'
import { endComplimentaryWhenAccountDeleted } from './consumers/membership/end-complimentary-when-account-deleted.ts'
import { endSubscriptionsWhenAccountDeleted } from './consumers/membership/end-subscriptions-when-account-deleted.ts'
import { giveUpClaimsWhenAccountDeleted } from './consumers/membership/give-up-claims-when-account-deleted.ts'
import { leaveEverythingWhenAccountDeleted } from './consumers/network/leave-everything-when-account-deleted.ts'
import { moveUpWhenAccessReturned } from './consumers/network/move-up-when-access-returned.ts'
import { inviteToTelegramWhenAccessReturned } from './consumers/telegram/invite-to-telegram-when-access-returned.ts'
import { removeFromTelegramWhenAccessLost } from './consumers/telegram/remove-from-telegram-when-access-lost.ts'

/** Without access nobody is in any channel. */
export const LEAVE_CHANNELS = [
  closeFeedWhenAccessLost,
  removeFromTelegramWhenAccessLost,
  takeRolesWhenAccessLost,
]

/** Without an account nothing else of theirs goes on, either. */
export const LEAVE_FOR_GOOD = [
  endComplimentaryWhenAccountDeleted,
  endSubscriptionsWhenAccountDeleted,
  giveUpClaimsWhenAccountDeleted,
  leaveEverythingWhenAccountDeleted,
  mailFarewellWhenAccountDeleted,
  trashNotionPageWhenAccountDeleted,
]

/** With access they are in again, and at meetups that have room. */
export const COME_BACK = [
  inviteToTelegramWhenAccessReturned,
  moveUpWhenAccessReturned,
  reopenFeedWhenAccessReturned,
  settleRolesWhenMembershipChanged,
]

/** Staff have access without a membership. */
export const FOLLOW_ROLE = [
  closeFeedWhenAccessLost,
  inviteToTelegramWhenAccessReturned,
  moveUpWhenAccessReturned,
  removeFromTelegramWhenAccessLost,
  reopenFeedWhenAccessReturned,
]
