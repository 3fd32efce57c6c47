import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { sendPasswordLink } from '../../mails/send-password-link.ts'
import { passwordLinkMail } from '../../mails/texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody who paid without an account gets a link that sets a password. */
export const mailPasswordLinkWhenAccountOpened = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-password-link-when-account-opened',
    queue: 'mail',
    on: ['accounts.account-opened'],
    async handle({ id, payload: { accountId, origin } }, delivery) {
      if (origin !== 'payment') return NOTHING_TO_DO
      const lifetimeMs = parts.config.welcomeLinkLifetime
      return sendPasswordLink(
        parts,
        { id, accountId, page: 'set-password', lifetimeMs, delivery },
        passwordLinkMail,
      )
    },
  })
