import { defineConsumer, holdsPlace } from '@meridian/backend/worker-api'
import { reminderMail } from '../../mails/meetup-texts.ts'
import { sendMeetupMail } from '../../mails/send-meetup-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Only for people who may come, and only while the date is the one they are reminded of. */
export const mailAttendeeWhenReminded = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-attendee-when-reminded',
    queue: 'bulk-mail',
    on: ['network.attendee-reminded'],
    handle: ({ payload: about }, delivery) =>
      sendMeetupMail(parts, {
        delivery,
        about,
        write: reminderMail,
        tellsWhere: true,
        withCalendar: true,
        holds: ({ state, status, eventDate }) =>
          holdsPlace(state) && status === 'upcoming' && eventDate.toISOString() === about.eventDate,
      }),
  })
