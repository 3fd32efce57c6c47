import { defineConsumer } from '@meridian/backend/worker-api'
import { complimentaryMail } from '../../mails/complimentary-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Nobody is given a membership without being told. */
export const mailWhenComplimentaryGranted = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-when-complimentary-granted',
    queue: 'mail',
    on: ['membership.complimentary-granted'],
    handle: ({ payload }, delivery) =>
      sendMail(parts, { delivery, accountId: payload.accountId }, (reader) =>
        complimentaryMail(reader, payload),
      ),
  })
