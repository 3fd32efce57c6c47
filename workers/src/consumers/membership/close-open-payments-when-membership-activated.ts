import { defineConsumer, listOpenPayments, NOTHING_TO_DO, onceOutside } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Who has paid for one plan is not to pay for another by a card form that is still open. */
export const closeOpenPaymentsWhenMembershipActivated = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'close-open-payments-when-membership-activated',
    queue: 'membership',
    on: ['membership.activated'],
    async handle({ payload: { accountId, checkoutId } }, delivery) {
      // Who was given a membership may pay for one.
      if (checkoutId === null) return NOTHING_TO_DO
      const open = await listOpenPayments(sql, { accountId, checkoutId })
      if (open.length === 0) return NOTHING_TO_DO
      return onceOutside(sql, delivery, async () => {
        for (const id of open) await billing.cancelUnpaid(id)
      })
    },
  })
