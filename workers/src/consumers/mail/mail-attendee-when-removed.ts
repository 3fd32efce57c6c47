import { defineConsumer } from '@meridian/backend/worker-api'
import { removedMail } from '../../mails/meetup-texts.ts'
import { sendMeetupMail } from '../../mails/send-meetup-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Nobody should turn up at a door that is closed to them. */
export const mailAttendeeWhenRemoved = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-attendee-when-removed',
    queue: 'mail',
    on: ['network.attendee-removed'],
    handle: ({ payload: about }, delivery) =>
      sendMeetupMail(parts, {
        delivery,
        about,
        write: removedMail,
        tellsWhere: false,
        withCalendar: true,
        // Somebody who was let in again at once need not know.
        holds: ({ state }) => state === 'removed',
      }),
  })
