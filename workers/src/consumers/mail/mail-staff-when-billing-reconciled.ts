import { defineConsumer, listFindingsBefore, NOTHING_TO_DO, newlyLeft } from '@meridian/backend/worker-api'
import { leftFindingsMail } from '../../mails/reconciliation-texts.ts'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** What the nightly comparison leaves for a person to decide is mailed to staff, if it is new. */
export const mailStaffWhenBillingReconciled = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-billing-reconciled',
    queue: 'mail',
    on: ['membership.billing-reconciled'],
    async handle({ position, payload: { dryRun, findings } }, delivery) {
      // Whoever runs a dry run reads the report as it is printed.
      const left = dryRun ? [] : newlyLeft(findings, await listFindingsBefore(parts.sql, position))
      if (left.length === 0) return NOTHING_TO_DO
      return sendStaffMail(parts, delivery, (reader) => leftFindingsMail(reader, left))
    },
  })
