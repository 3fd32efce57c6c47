import { defineConsumer } from '@meridian/backend/worker-api'
import { givenBackMail } from '../../mails/given-back-text.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever was told that support knows of their second payment hears how it ended. */
export const mailWhenSecondPaymentGivenBack = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-when-second-payment-given-back',
    queue: 'mail',
    on: ['membership.second-payment-given-back'],
    handle: ({ payload: { accountId } }, delivery) => sendMail(parts, { delivery, accountId }, givenBackMail),
  })
