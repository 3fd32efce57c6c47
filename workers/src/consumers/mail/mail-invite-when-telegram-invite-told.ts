import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { sendMail } from '../../mails/send-mail.ts'
import { telegramInviteMail } from '../../mails/telegram-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody whom the bot may not write to hears by mail that the channel is open to them again. */
export const mailInviteWhenTelegramInviteTold = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-invite-when-telegram-invite-told',
    queue: 'mail',
    on: ['integrations.telegram-invite-told'],
    async handle({ payload: { accountId, by } }, delivery) {
      if (by === 'bot') return NOTHING_TO_DO
      return sendMail(parts, { delivery, accountId }, telegramInviteMail)
    },
  })
