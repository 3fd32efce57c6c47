import {
  activateMembership,
  defineConsumer,
  NOTHING_TO_DO,
  settlementFor,
} from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody who was signed in has paid: the membership is theirs. */
export const activateMembershipWhenCheckoutPaid = ({ sql, commands }: WorkerParts) =>
  defineConsumer({
    name: 'activate-membership-when-checkout-paid',
    queue: 'membership',
    on: ['membership.checkout-paid'],
    async handle({ payload: { checkoutId, accountId } }, delivery) {
      if (accountId === null) return NOTHING_TO_DO
      const settle = await settlementFor(sql, accountId, activateMembership)
      return commands.runOnce(settle, { checkoutId, accountId }, delivery)
    },
  })
