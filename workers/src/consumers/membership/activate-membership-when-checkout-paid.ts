import { activateMembership, defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody who was signed in has paid: the membership is theirs. */
export const activateMembershipWhenCheckoutPaid = ({ commands }: WorkerParts) =>
  defineConsumer({
    name: 'activate-membership-when-checkout-paid',
    queue: 'membership',
    on: ['membership.checkout-paid'],
    async handle({ payload: { checkoutId, accountId } }, delivery) {
      if (accountId === null) return NOTHING_TO_DO
      return commands.runOnce(activateMembership, { checkoutId, accountId }, delivery)
    },
  })
