import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { emailChangedMail } from '../../mails/email-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever reads mail at the old address may be the owner, whose account is being taken over. */
export const mailOldAddressWhenEmailChanged = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-old-address-when-email-changed',
    queue: 'mail',
    on: ['accounts.email-changed'],
    async handle({ payload: { accountId, email, previousEmail } }, delivery) {
      if (email === null || previousEmail === null) return NOTHING_TO_DO
      return sendMail(parts, { delivery, accountId, to: previousEmail, isThrottled: true }, (reader) =>
        emailChangedMail(reader, { email, supportEmail: parts.config.supportEmail }),
      )
    },
  })
