import { defineConsumer } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { lostDisputeMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** What the payment bought is still there, and only a person can say whether it is to stay. */
export const mailStaffWhenDisputeLost = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-dispute-lost',
    queue: 'mail',
    on: ['membership.dispute-lost'],
    handle: ({ payload }, delivery) =>
      sendStaffMail(parts, delivery, (reader) => lostDisputeMail(reader, payload)),
  })
