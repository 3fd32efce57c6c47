import { defineConsumer } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { stuckBillingMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Nobody is asked to pay, and the member keeps access: only staff can mend it. */
export const mailStaffWhenBillingStuck = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-billing-stuck',
    queue: 'mail',
    on: ['membership.billing-stuck'],
    handle: ({ payload }, delivery) =>
      sendStaffMail(parts, delivery, (reader) => stuckBillingMail(reader, payload)),
  })
