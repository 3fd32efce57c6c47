import { defineConsumer, holdsPlace } from '@meridian/backend/worker-api'
import { promotedMail } from '../../mails/meetup-texts.ts'
import { sendMeetupMail } from '../../mails/send-meetup-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Good news for whoever has waited longest. */
export const mailAttendeeWhenPromoted = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-attendee-when-promoted',
    queue: 'mail',
    on: ['network.attendee-promoted'],
    handle: ({ payload: about }, delivery) =>
      sendMeetupMail(parts, {
        delivery,
        about,
        write: promotedMail,
        tellsWhere: true,
        withCalendar: true,
        holds: ({ state, status }) => holdsPlace(state) && status === 'upcoming',
      }),
  })
