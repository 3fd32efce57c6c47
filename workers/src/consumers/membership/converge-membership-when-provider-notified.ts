import {
  defineChoosingConsumer,
  mayAffectMembership,
  NOTHING_TO_DO,
  RECORDED,
} from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** A message from the payment provider is a hint: we converge on what the provider says now. */
export const convergeMembershipWhenProviderNotified = ({ syncCustomer, gateway }: WorkerParts) =>
  defineChoosingConsumer({
    name: 'converge-membership-when-provider-notified',
    queue: 'membership',
    on: ['membership.provider-notified'],
    concern: ({ payload }) => (mayAffectMembership(payload.notificationType) ? payload : undefined),
    async handle({ customerId, chargeId }, delivery) {
      const about = customerId ?? (chargeId ? await gateway.customerOfCharge(chargeId) : null)
      if (about === null) return NOTHING_TO_DO
      await syncCustomer(about, { delivery })
      return RECORDED
    },
  })
