import { defineConsumer, getBilling, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Messages that came before the membership existed changed nothing, so the provider is asked once more. */
export const convergeMembershipWhenActivated = ({ sql, syncCustomer }: WorkerParts) =>
  defineConsumer({
    name: 'converge-membership-when-activated',
    queue: 'membership',
    on: ['membership.activated'],
    async handle({ payload: { accountId } }, delivery) {
      const billing = await getBilling(sql, accountId)
      if (billing === undefined) return NOTHING_TO_DO
      return syncCustomer(billing.customerId, { delivery })
    },
  })
