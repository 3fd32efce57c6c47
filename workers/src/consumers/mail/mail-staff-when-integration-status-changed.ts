import { defineConsumer } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { integrationStatusMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever runs the community hears of an integration that broke before the members do. */
export const mailStaffWhenIntegrationStatusChanged = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-integration-status-changed',
    queue: 'mail',
    on: ['integrations.status-changed'],
    handle: ({ payload }, delivery) =>
      sendStaffMail(parts, delivery, (reader) => integrationStatusMail(reader, payload)),
  })
