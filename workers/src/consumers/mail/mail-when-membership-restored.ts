import { defineConsumer } from '@meridian/backend/worker-api'
import { sendMail } from '../../mails/send-mail.ts'
import { restoredMail } from '../../mails/texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Nothing opens for somebody who is suspended, though the payment counts. */
export const mailWhenMembershipRestored = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-when-membership-restored',
    queue: 'mail',
    on: ['membership.restored'],
    handle: ({ payload }, delivery) =>
      sendMail(parts, { delivery, accountId: payload.accountId, needsSignIn: true }, (reader) =>
        restoredMail(reader, payload),
      ),
  })
