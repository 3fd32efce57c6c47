import { defineConsumer, getContact } from '@meridian/backend/worker-api'
import { referralMail } from '../../mails/referral-texts.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Good news for whoever invited somebody. */
export const mailOwnerWhenReferralCredited = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-owner-when-referral-credited',
    queue: 'mail',
    on: ['membership.referral-credited'],
    async handle({ payload: { accountId, newAccountId } }, delivery) {
      const newMember = await getContact(parts.sql, newAccountId)
      return sendMail(parts, { delivery, accountId }, (reader) => referralMail(reader, newMember?.username))
    },
  })
