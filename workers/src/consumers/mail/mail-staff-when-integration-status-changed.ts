import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { integrationStatusMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever runs the community hears of a broken integration before the members notice. */
export const mailStaffWhenIntegrationStatusChanged = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-integration-status-changed',
    queue: 'mail',
    on: ['integrations.status-changed'],
    async handle({ payload }, delivery) {
      // Whoever sets an integration up, or disconnects it, is looking at it anyway.
      const isNews = payload.status === 'error' || payload.before === 'error'
      if (!isNews || payload.status === 'inactive') return NOTHING_TO_DO
      return sendStaffMail(parts, delivery, (reader) => integrationStatusMail(reader, payload))
    },
  })
