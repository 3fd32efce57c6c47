import { DONE, defineConsumer, listOpenPayments, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever has paid for one plan, claimed or not, must not pay for another through a card form that is still open. */
export const closeOpenPaymentsWhenMembershipActivated = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'close-open-payments-when-membership-activated',
    queue: 'membership',
    on: ['membership.activated', 'membership.claim-offered'],
    async handle({ type, payload: { accountId, checkoutId } }) {
      // Whoever was given a membership may still pay for one.
      if (checkoutId === null) return NOTHING_TO_DO
      // Before the claim nobody knows whether the account is the payer's.
      const buyer = { accountId: type === 'membership.activated' ? accountId : null, checkoutId }
      const open = await listOpenPayments(sql, buyer)
      if (open.length === 0) return NOTHING_TO_DO
      for (const id of open) await billing.cancelUnpaid(id)
      return DONE
    },
  })
