import {
  type AttendeeView,
  type Delivery,
  findAttendance,
  meetupInvitation,
  NOTHING_TO_DO,
} from '@meridian/backend/worker-api'
import type { WorkerParts } from '../worker-parts.ts'
import type { MailContent } from './compose-mail.ts'
import type { Reader } from './reader.ts'
import { sendMail } from './send-mail.ts'

interface MeetupMail {
  delivery: Delivery
  about: { meetupId: string; accountId: string }
  /** Whether there is still something to tell: what was true when it happened may have passed. */
  holds(attendance: AttendeeView): boolean
  write(reader: Reader, meetup: AttendeeView): MailContent
  /** True for mails that change what the reader's calendar shows. */
  withCalendar: boolean
}

/** Writes to somebody about a meetup, as it is at this moment. */
export async function sendMeetupMail(
  parts: WorkerParts,
  { delivery, about, holds, write, withCalendar }: MeetupMail,
): Promise<typeof NOTHING_TO_DO | void> {
  const meetup = await findAttendance(parts.sql, about)
  if (meetup === undefined || !holds(meetup)) return NOTHING_TO_DO
  // Who waits has nothing in the calendar to be changed.
  const calendar =
    withCalendar && meetup.state !== 'waitlisted' ? { calendar: meetupInvitation(meetup, parts.config) } : {}
  const { accountId } = about
  await sendMail(parts, { delivery, accountId }, (reader) => ({ ...write(reader, meetup), ...calendar }))
}
