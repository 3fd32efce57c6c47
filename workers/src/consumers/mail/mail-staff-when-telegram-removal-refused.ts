import { defineConsumer } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { removalRefusedMail } from '../../mails/telegram-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Somebody whom the bot may not remove is still in the channel: a person has to remove them. */
export const mailStaffWhenTelegramRemovalRefused = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-telegram-removal-refused',
    queue: 'mail',
    on: ['integrations.telegram-removal-refused'],
    handle: ({ payload }, delivery) =>
      sendStaffMail(parts, delivery, (reader) => removalRefusedMail(reader, payload)),
  })
