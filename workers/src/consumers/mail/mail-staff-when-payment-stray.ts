import { defineConsumer } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { buyerLeftMail, unclaimedPaymentMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Money that came, and that nobody is a member by. */
export const mailStaffWhenPaymentStray = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-payment-stray',
    queue: 'mail',
    on: ['membership.buyer-left', 'membership.unclaimed-payment-found'],
    handle: ({ type, payload }, delivery) =>
      sendStaffMail(parts, delivery, (reader) =>
        type === 'membership.buyer-left'
          ? buyerLeftMail(reader, payload)
          : unclaimedPaymentMail(reader, payload),
      ),
  })
