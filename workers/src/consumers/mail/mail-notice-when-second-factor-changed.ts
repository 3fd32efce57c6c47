import { defineConsumer } from '@meridian/backend/worker-api'
import { secondFactorMail } from '../../mails/account-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** An intruder would begin with this. */
export const mailNoticeWhenSecondFactorChanged = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-notice-when-second-factor-changed',
    queue: 'mail',
    on: [
      'accounts.second-factor-enabled',
      'accounts.second-factor-disabled',
      'accounts.backup-codes-renewed',
    ],
    handle: ({ type, payload: { accountId } }, delivery) =>
      sendMail(parts, { delivery, accountId, isThrottled: true }, (reader) =>
        secondFactorMail(reader, { change: type, supportEmail: parts.config.supportEmail }),
      ),
  })
