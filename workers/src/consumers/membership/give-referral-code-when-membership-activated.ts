import { defineConsumer, giveReferralCode } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Every member can invite others. */
export const giveReferralCodeWhenMembershipActivated = ({ commands }: WorkerParts) =>
  defineConsumer({
    name: 'give-referral-code-when-membership-activated',
    queue: 'community',
    on: ['membership.activated'],
    handle: ({ payload: { accountId } }, delivery) =>
      commands.runOnce(giveReferralCode, { accountId }, delivery),
  })
