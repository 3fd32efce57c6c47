import {
  asConsumer,
  createPasswordLink,
  defineConsumer,
  NOTHING_TO_DO,
  PASSWORD_LINK,
} from '@meridian/backend/worker-api'
import { resetLinkMail } from '../../mails/account-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Who forgot their password gets a link that sets another one. */
export const mailResetLinkWhenPasswordResetRequested = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-reset-link-when-password-reset-requested',
    queue: 'mail',
    on: ['accounts.password-reset-requested'],
    async handle({ id, payload: { accountId } }, delivery) {
      if (accountId === null) return NOTHING_TO_DO
      const { commands, config, tokens } = parts
      // The event's id is the link's id: sending again sends the same link.
      const link = { id, accountId, lifetimeMs: config.passwordResetLifetime }
      const made = await commands.run(createPasswordLink, link, asConsumer(delivery))
      if (!made) return NOTHING_TO_DO
      const url = `${config.publicUrl}/reset-password#${tokens.sign(PASSWORD_LINK, id)}`
      return sendMail(parts, { delivery, accountId }, (reader) =>
        resetLinkMail(reader, { url, lifetimeMs: config.passwordResetLifetime }),
      )
    },
  })
