import { defineConsumer, getContact } from '@meridian/backend/worker-api'
import { sendStaffMail } from '../../mails/send-staff-mail.ts'
import { feedSharedMail } from '../../mails/staff-texts.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** A feed that many places ask for may have been passed on; a person decides what to do about it. */
export const mailStaffWhenFeedSpreadWidely = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-staff-when-feed-spread-widely',
    queue: 'mail',
    on: ['content.feed-shared-widely'],
    async handle({ payload: { accountId, addresses } }, delivery) {
      const username = (await getContact(parts.sql, accountId))?.username ?? 'somebody who left'
      return sendStaffMail(parts, delivery, (reader) => feedSharedMail(reader, { username, addresses }))
    },
  })
