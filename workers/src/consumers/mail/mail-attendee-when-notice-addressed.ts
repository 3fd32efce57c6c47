import {
  type Delivery,
  defineConsumer,
  findMeetupMessage,
  getContact,
  holdsPlace,
  NOTHING_TO_DO,
} from '@meridian/backend/worker-api'
import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { canceledMail, movedMail, organizerMail } from '../../mails/meetup-texts.ts'
import { sendMeetupMail } from '../../mails/send-meetup-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

type Addressed = PayloadOf<'network.notice-addressed'>

/** Tells one person what all attendees are told: that a meetup was moved or called off, or the organiser's words. */
export const mailAttendeeWhenNoticeAddressed = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-attendee-when-notice-addressed',
    queue: 'bulk-mail',
    on: ['network.notice-addressed'],
    async handle({ payload: { notice, movedFrom, ...about } }, delivery) {
      const mail = { delivery, about, withCalendar: true }
      switch (notice.kind) {
        case 'message':
          return sendMessage(parts, { delivery, about, messageId: notice.messageId })
        case 'canceled':
          return sendMeetupMail(parts, {
            ...mail,
            write: canceledMail,
            tellsWhere: false,
            holds: ({ state }) => state !== null && state !== 'removed',
          })
        case 'changed':
          // The former date was erased: the organiser has left, and the meetup is called off.
          if (movedFrom === null) return NOTHING_TO_DO
          return sendMeetupMail(parts, {
            ...mail,
            tellsWhere: true,
            holds: ({ state, status }) => state !== null && state !== 'removed' && status === 'upcoming',
            write: (reader, meetup) => movedMail(reader, meetup, movedFrom),
          })
      }
    },
  })

async function sendMessage(
  parts: WorkerParts,
  {
    delivery,
    about,
    messageId,
  }: { delivery: Delivery; about: Omit<Addressed, 'notice' | 'movedFrom'>; messageId: string },
) {
  const message = await findMeetupMessage(parts.sql, messageId)
  if (message === undefined) return NOTHING_TO_DO
  const sender = (await getContact(parts.sql, message.senderId))?.username
  return sendMeetupMail(parts, {
    delivery,
    about,
    tellsWhere: true,
    withCalendar: false,
    holds: ({ state }) => holdsPlace(state),
    write: (reader, meetup) => organizerMail(reader, meetup, { ...message, sender }),
  })
}
