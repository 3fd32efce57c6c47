import { defineConsumer } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { stoppedTaxMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** The member pays as before, less the tax, which is owed all the same: only staff can mend it. */
export const mailStaffWhenTaxStopped = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-tax-stopped',
    queue: 'mail',
    on: ['membership.tax-stopped'],
    handle: ({ payload }, delivery) =>
      sendStaffMail(parts, delivery, (reader) => stoppedTaxMail(reader, payload)),
  })
