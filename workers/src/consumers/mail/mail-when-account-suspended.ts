import { defineConsumer } from '@meridian/backend/worker-api'
import { suspendedMail } from '../../mails/account-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody who can no longer sign in should hear from us why, and whom to write to. */
export const mailWhenAccountSuspended = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-when-account-suspended',
    queue: 'mail',
    on: ['accounts.account-suspended'],
    handle: ({ payload: { accountId, reason } }, delivery) =>
      sendMail(parts, { delivery, accountId }, (reader) =>
        suspendedMail(reader, { reason, supportEmail: parts.config.supportEmail }),
      ),
  })
