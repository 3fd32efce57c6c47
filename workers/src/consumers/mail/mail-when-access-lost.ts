import { defineConsumer } from '@meridian/backend/worker-api'
import { sendMail } from '../../mails/send-mail.ts'
import { accessLostMail } from '../../mails/texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

export const mailWhenAccessLost = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-when-access-lost',
    queue: 'mail',
    on: ['membership.access-lost'],
    handle: ({ payload }, delivery) =>
      sendMail(parts, { delivery, accountId: payload.accountId }, (reader) =>
        accessLostMail(reader, payload),
      ),
  })
