import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { resetLinkMail } from '../../mails/account-texts.ts'
import { sendPasswordLink } from '../../mails/send-password-link.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody who forgot their password gets a link that sets a new one. */
export const mailResetLinkWhenPasswordResetRequested = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-reset-link-when-password-reset-requested',
    queue: 'mail',
    on: ['accounts.password-reset-requested'],
    async handle({ id, payload: { accountId } }, delivery) {
      if (accountId === null) return NOTHING_TO_DO
      const lifetimeMs = parts.config.passwordResetLifetime
      return sendPasswordLink(
        parts,
        { id, accountId, page: 'reset-password', lifetimeMs, delivery },
        resetLinkMail,
      )
    },
  })
