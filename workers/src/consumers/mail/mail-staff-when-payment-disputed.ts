import { defineConsumer } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { disputeMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Staff have some days to answer the bank. */
export const mailStaffWhenPaymentDisputed = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-payment-disputed',
    queue: 'mail',
    on: ['membership.payment-disputed'],
    handle: ({ payload }, delivery) =>
      sendStaffMail(parts, delivery, (reader) => disputeMail(reader, payload)),
  })
