import { type AttendeeView, locationWords } from '@meridian/backend/worker-api'
import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { isolated } from '@meridian/contracts/values/isolated'
import type { MailContent } from './compose-mail.ts'
import { greet, type Reader } from './reader.ts'
import { momentWords } from './words.ts'

type Place = Pick<AttendeeView, 'venue' | 'address' | 'city' | 'country' | 'timeZone'>
type Addressed = PayloadOf<'network.notice-addressed'>

/** A place became free, or was added, for whoever has waited longest. */
export function promotedMail(reader: Reader, meetup: AttendeeView): MailContent {
  return {
    subject: `A place for you: ${isolated(meetup.title)}`,
    greeting: greet(reader),
    paragraphs: [
      `There is a place for you, as you were next on the waitlist: you now hold a place at “${isolated(meetup.title)}”.`,
      whenAndWhere(meetup.eventDate, meetup),
      'If you cannot come, please withdraw on the page of the meetup, so that the next person moves up.',
    ],
    action: openMeetup(reader, meetup),
  }
}

/** The organiser took the reader off the list. */
export function removedMail(reader: Reader, meetup: AttendeeView): MailContent {
  return {
    subject: `You are off the list: ${isolated(meetup.title)}`,
    greeting: greet(reader),
    paragraphs: [
      `The organiser of “${isolated(meetup.title)}” has taken you off the list, so you no longer have a place or a spot on the waitlist.`,
      `${dateSentence(meetup)} If this is a mistake, reply to this e-mail.`,
    ],
  }
}

/** The meetup is near. */
export function reminderMail(reader: Reader, meetup: AttendeeView): MailContent {
  return {
    subject: `Reminder: ${isolated(meetup.title)}`,
    greeting: greet(reader),
    paragraphs: [
      `You hold a place at “${isolated(meetup.title)}”, which begins soon.`,
      whenAndWhere(meetup.eventDate, meetup),
      'If you cannot come after all, please withdraw: somebody may be waiting for your place.',
    ],
    action: openMeetup(reader, meetup),
  }
}

/** Time or place have changed. */
export function movedMail(
  reader: Reader,
  meetup: AttendeeView,
  movedFrom: NonNullable<Addressed['movedFrom']>,
): MailContent {
  return {
    subject: `Moved: ${isolated(meetup.title)}`,
    greeting: greet(reader),
    paragraphs: [
      ...whatMoved(
        `The organiser has moved “${isolated(meetup.title)}”.`,
        whenAndWhere(meetup.eventDate, meetup),
        whenAndWhere(new Date(movedFrom.eventDate), movedFrom),
      ),
      'If you cannot come any more, please withdraw on the page of the meetup.',
    ],
    action: openMeetup(reader, meetup),
  }
}

/** The same words before and after: its pin was moved, or it is back by now where it was. Only the map says which. */
function whatMoved(moved: string, now: string, before: string): string[] {
  return now === before
    ? [
        `${moved} Its time and address are as before:`,
        now,
        'The place on the map may be another one: please look at the map on the page of the meetup before you go.',
      ]
    : [`${moved} The new time and place:`, now, `Before: ${before}`]
}

/** The meetup does not take place. */
export function canceledMail(reader: Reader, meetup: AttendeeView): MailContent {
  const { title, cancelReason } = meetup
  return {
    subject: `Called off: ${isolated(title)}`,
    greeting: greet(reader),
    paragraphs: [
      `“${isolated(title)}” will not take place. ${dateSentence(meetup)}`,
      ...(cancelReason === '' ? [] : [`Reason: ${cancelReason}`]),
    ],
    action: openMeetup(reader, meetup),
  }
}

/**
 * The organiser writes.
 * @param sender their username; undefined when they have left since
 */
export function organizerMail(
  reader: Reader,
  meetup: AttendeeView,
  message: { subject: string; text: string; sender: string | undefined },
): MailContent {
  return {
    subject: `${isolated(meetup.title)}: ${message.subject}`,
    greeting: greet(reader),
    paragraphs: [
      `${isolated(message.sender ?? 'The organiser')} has written to everybody who is coming to “${isolated(meetup.title)}”:`,
      ...message.text.split('\n').filter((line) => line.trim() !== ''),
    ],
    action: openMeetup(reader, meetup),
  }
}

/** It may have been called off, or be over, by the time that a mail is sent. */
function dateSentence({ status, eventDate, timeZone }: AttendeeView): string {
  const when = momentWords(eventDate, timeZone)
  return status === 'upcoming' ? `It takes place on ${when}.` : `It was planned for ${when}.`
}

function whenAndWhere(moment: Date, place: Place): string {
  return `${momentWords(moment, place.timeZone)}, ${locationWords(place)}.`
}

function openMeetup({ publicUrl }: Reader, { id }: AttendeeView) {
  return { label: 'Open the meetup', url: `${publicUrl}/meetups/${id}` }
}
