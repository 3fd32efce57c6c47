import { defineConsumer } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { buyerLeftMail, lapsedClaimMail, unclaimedPaymentMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

const TEXTS = {
  'membership.buyer-left': buyerLeftMail,
  'membership.claim-lapsed': lapsedClaimMail,
  'membership.unclaimed-payment-found': unclaimedPaymentMail,
}

/** Money that arrived without making anybody a member. */
export const mailStaffWhenPaymentStray = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-payment-stray',
    queue: 'mail',
    on: ['membership.buyer-left', 'membership.claim-lapsed', 'membership.unclaimed-payment-found'],
    handle: ({ type, payload }, delivery) =>
      sendStaffMail(parts, delivery, (reader) => TEXTS[type](reader, payload)),
  })
