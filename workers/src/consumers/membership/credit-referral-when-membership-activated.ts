import {
  creditReferral,
  defineConsumer,
  getContact,
  getReferralParties,
  NOTHING_TO_DO,
} from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/**
 * Somebody became a member through a member's code. The code may reach us before the payment is settled or after it:
 * whichever comes second decides.
 */
export const creditReferralWhenMembershipActivated = ({ sql, commands }: WorkerParts) =>
  defineConsumer({
    name: 'credit-referral-when-membership-activated',
    queue: 'membership',
    on: ['membership.activated', 'membership.referral-named'],
    async handle({ payload: { checkoutId } }, delivery) {
      const parties = checkoutId === null ? undefined : await getReferralParties(sql, checkoutId)
      if (checkoutId === null || parties === undefined) return NOTHING_TO_DO
      const [owner, member] = await Promise.all([
        getContact(sql, parties.ownerId),
        getContact(sql, parties.memberId),
      ])
      if (owner === undefined || member === undefined) return NOTHING_TO_DO
      const input = { checkoutId, ownerEmail: owner.email, memberEmail: member.email }
      return commands.runOnce(creditReferral, input, delivery)
    },
  })
