import { defineConsumer } from '@meridian/backend/worker-api'
import { passwordSetMail } from '../../mails/account-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody whose password was set by another person has to hear of it. */
export const mailNoticeWhenPasswordSet = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-notice-when-password-set',
    queue: 'mail',
    on: ['accounts.password-set'],
    handle: ({ payload: { accountId, alsoEnded } }, delivery) =>
      sendMail(parts, { delivery, accountId, isThrottled: true }, (reader) =>
        passwordSetMail(reader, alsoEnded),
      ),
  })
