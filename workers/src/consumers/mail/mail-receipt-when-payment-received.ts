import { defineConsumer } from '@meridian/backend/worker-api'
import { receiptMail } from '../../mails/billing-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** What was paid, for the payer's records. */
export const mailReceiptWhenPaymentReceived = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-receipt-when-payment-received',
    queue: 'mail',
    on: ['membership.payment-received'],
    handle: ({ payload }, delivery) =>
      sendMail(parts, { delivery, accountId: payload.accountId }, (reader) => receiptMail(reader, payload)),
  })
