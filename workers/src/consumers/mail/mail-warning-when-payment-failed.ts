import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { MAX_PAYMENT_FAILURES } from '@meridian/contracts/values/limits'
import { sendMail } from '../../mails/send-mail.ts'
import { paymentFailedMail } from '../../mails/texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** One mail for each failed attempt but the last, which the mail about the lost access covers. */
export const mailWarningWhenPaymentFailed = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-warning-when-payment-failed',
    queue: 'mail',
    on: ['membership.payment-failed'],
    async handle({ payload, occurredAt }, delivery) {
      if (payload.failureCount >= MAX_PAYMENT_FAILURES) return NOTHING_TO_DO
      return sendMail(parts, { delivery, accountId: payload.accountId }, (reader) =>
        paymentFailedMail(reader, payload, occurredAt),
      )
    },
  })
