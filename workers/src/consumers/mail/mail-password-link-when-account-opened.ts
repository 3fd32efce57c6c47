import {
  asConsumer,
  createPasswordLink,
  defineConsumer,
  NOTHING_TO_DO,
  PASSWORD_LINK,
} from '@meridian/backend/worker-api'
import { sendMail } from '../../mails/send-mail.ts'
import { passwordLinkMail } from '../../mails/texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Who paid without an account gets a link that sets a password. */
export const mailPasswordLinkWhenAccountOpened = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-password-link-when-account-opened',
    queue: 'mail',
    on: ['accounts.account-opened'],
    async handle({ id, payload: { accountId, origin } }, delivery) {
      if (origin !== 'payment') return NOTHING_TO_DO
      const lifetimeMs = parts.config.welcomeLinkLifetime
      // The event's id is the link's id: sending again sends the same link.
      await parts.commands.run(createPasswordLink, { id, accountId, lifetimeMs }, asConsumer(delivery))
      const url = `${parts.config.publicUrl}/set-password#${parts.tokens.sign(PASSWORD_LINK, id)}`
      return sendMail(parts, { delivery, accountId }, (reader) =>
        passwordLinkMail(reader, { url, lifetimeMs }),
      )
    },
  })
