import { defineConsumer } from '@meridian/backend/worker-api'
import { unsuspendedMail } from '../../mails/account-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** The way back in. */
export const mailWhenAccountUnsuspended = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-when-account-unsuspended',
    queue: 'mail',
    on: ['accounts.account-unsuspended'],
    handle: ({ payload: { accountId } }, delivery) =>
      sendMail(parts, { delivery, accountId }, unsuspendedMail),
  })
