import { defineConsumer } from '@meridian/backend/worker-api'
import { complimentaryEndMail } from '../../mails/complimentary-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever wants to stay can choose a plan before the gift ends. */
export const mailNoticeWhenComplimentaryEndAnnounced = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-notice-when-complimentary-end-announced',
    queue: 'bulk-mail',
    on: ['membership.complimentary-end-announced'],
    handle: ({ payload }, delivery) =>
      sendMail(parts, { delivery, accountId: payload.accountId }, (reader) =>
        complimentaryEndMail(reader, payload),
      ),
  })
