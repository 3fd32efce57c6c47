import { defineConsumer, EMAIL_LINK, findEmailLink, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { emailLinkMail } from '../../mails/email-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** An address counts once its owner has followed the link that is sent to it. */
export const mailLinkWhenEmailLinkRequested = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-link-when-email-link-requested',
    queue: 'mail',
    on: ['accounts.email-link-requested'],
    async handle({ payload: { accountId, linkId } }, delivery) {
      const link = await findEmailLink(parts.sql, linkId)
      if (link === undefined) return NOTHING_TO_DO
      const { publicUrl, emailLinkLifetime: lifetimeMs } = parts.config
      const url = `${publicUrl}/confirm-email#${parts.tokens.sign(EMAIL_LINK, linkId)}`
      return sendMail(parts, { delivery, accountId, to: link.email }, (reader) =>
        emailLinkMail(reader, { url, lifetimeMs, isOwn: link.isOwn }),
      )
    },
  })
