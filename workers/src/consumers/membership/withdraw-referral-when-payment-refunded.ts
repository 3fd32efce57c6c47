import { defineConsumer, withdrawReferral } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody whose first payment was refunded did not join after all. */
export const withdrawReferralWhenPaymentRefunded = ({ commands }: WorkerParts) =>
  defineConsumer({
    name: 'withdraw-referral-when-payment-refunded',
    queue: 'membership',
    on: ['membership.payment-refunded'],
    handle: ({ payload }, delivery) => commands.runOnce(withdrawReferral, payload, delivery),
  })
