import { defineConsumer, holdsPlace, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { mayEnter } from '@meridian/contracts/values/access'
import { reminderMail } from '../../mails/meetup-texts.ts'
import { sendMeetupMail } from '../../mails/send-meetup-mail.ts'
import type { WorkerParts } from '../../worker-parts.ts'

/** Only for people who may come, and only while the date is the one they are reminded of. */
export const mailAttendeeWhenReminded = (parts: WorkerParts) =>
  defineConsumer({
    name: 'mail-attendee-when-reminded',
    queue: 'mail',
    on: ['network.attendee-reminded'],
    async handle({ payload: about }, delivery) {
      const person = (await parts.loadPrincipals([about.accountId])).get(about.accountId)
      if (person === undefined || !mayEnter(person, parts.clock())) return NOTHING_TO_DO
      return sendMeetupMail(parts, {
        ...{ delivery, about, write: reminderMail, withCalendar: true },
        holds: ({ state, status, eventDate }) =>
          holdsPlace(state) && status === 'upcoming' && eventDate.toISOString() === about.eventDate,
      })
    },
  })
