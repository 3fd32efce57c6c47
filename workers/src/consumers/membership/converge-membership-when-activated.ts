import {
  defineConsumer,
  getBilling,
  getCheckout,
  NOTHING_TO_DO,
  RECORDED,
} from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Messages that came before there was a membership or a claim changed nothing, so the provider is asked once more. */
export const convergeMembershipWhenActivated = ({ sql, syncCustomer }: WorkerParts) =>
  defineConsumer({
    name: 'converge-membership-when-activated',
    queue: 'membership',
    on: ['membership.activated', 'membership.claim-offered'],
    async handle({ type, payload }, delivery) {
      const customerId =
        type === 'membership.activated'
          ? (await getBilling(sql, payload.accountId))?.customerId
          : (await getCheckout(sql, payload.checkoutId)).customerId
      if (!customerId) return NOTHING_TO_DO
      await syncCustomer(customerId, { delivery })
      return RECORDED
    },
  })
