import { defineConsumer } from '@meridian/backend/worker-api'
import { renewalNoticeMail } from '../../mails/billing-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Nobody is to be surprised by a renewal. */
export const mailNoticeWhenRenewalAnnounced = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-notice-when-renewal-announced',
    queue: 'bulk-mail',
    on: ['membership.renewal-announced'],
    handle: ({ payload }, delivery) =>
      sendMail(parts, { delivery, accountId: payload.accountId }, (reader) =>
        renewalNoticeMail(reader, payload),
      ),
  })
