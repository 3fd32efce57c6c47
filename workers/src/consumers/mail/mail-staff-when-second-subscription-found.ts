import { defineConsumer } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { secondSubscriptionMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody pays twice: staff decide what to give back. */
export const mailStaffWhenSecondSubscriptionFound = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-second-subscription-found',
    queue: 'mail',
    on: ['membership.second-subscription-found'],
    handle: ({ payload }, delivery) =>
      sendStaffMail(parts, delivery, (reader) => secondSubscriptionMail(reader, payload)),
  })
