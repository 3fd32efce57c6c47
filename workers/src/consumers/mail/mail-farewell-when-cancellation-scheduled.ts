import { defineConsumer } from '@meridian/backend/worker-api'
import { cancellationMail } from '../../mails/billing-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Confirms a cancellation, with the day on which access ends, or what is owed first. */
export const mailFarewellWhenCancellationScheduled = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-farewell-when-cancellation-scheduled',
    queue: 'mail',
    on: ['membership.cancellation-scheduled'],
    handle: ({ payload, occurredAt }, delivery) =>
      sendMail(parts, { delivery, accountId: payload.accountId }, (reader) =>
        cancellationMail(reader, payload, occurredAt),
      ),
  })
