import {
  type AttendeeView,
  type Delivery,
  findAttendance,
  type Handled,
  meetupInvitation,
  NOTHING_TO_DO,
} from '@meridian/backend/worker-api'
import { mayEnter } from '@meridian/contracts/values/access'
import type { WorkerParts } from '../worker-parts.ts'
import type { MailContent } from './compose-mail.ts'
import type { Reader } from './reader.ts'
import { sendMail } from './send-mail.ts'

interface MeetupMail {
  delivery: Delivery
  about: { meetupId: string; accountId: string }
  /** Whether there is still something to tell: what was true when it happened may no longer be. */
  holds(attendance: AttendeeView): boolean
  write(reader: Reader, meetup: AttendeeView): MailContent
  /** True for mails that may say where it is: only for those who may enter at this moment. */
  tellsWhere: boolean
  /** True for mails that change what the reader's calendar shows. */
  withCalendar: boolean
}

/** Writes to somebody about a meetup as it is now. Mails to suspended people have nothing attached. */
export async function sendMeetupMail(
  parts: WorkerParts,
  { delivery, about, holds, write, tellsWhere, withCalendar }: MeetupMail,
): Promise<Handled> {
  const meetup = await findAttendance(parts.sql, about)
  if (meetup === undefined || !holds(meetup)) return NOTHING_TO_DO
  const { accountId } = about
  const person = (await parts.loadPrincipals([accountId])).get(accountId)
  const isOpen = person !== undefined
  if (tellsWhere && !(isOpen && mayEnter(person, parts.clock()))) return NOTHING_TO_DO
  // Somebody on the waitlist has no calendar entry to change.
  const isAttached = withCalendar && isOpen && meetup.state !== 'waitlisted'
  const calendar = isAttached ? { calendar: meetupInvitation(meetup, parts.config) } : {}
  return sendMail(parts, { delivery, accountId }, (reader) => ({ ...write(reader, meetup), ...calendar }))
}
