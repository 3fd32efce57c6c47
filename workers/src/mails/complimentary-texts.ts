import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { MailContent } from './compose-mail.ts'
import { greet, type Reader } from './reader.ts'
import { dayWords } from './words.ts'

/** A membership was given. */
export function complimentaryMail(
  reader: Reader,
  { until }: PayloadOf<'membership.complimentary-granted'>,
): MailContent {
  const day = dayWords(until)
  return {
    subject: `You have a ${reader.siteName} membership until ${day}`,
    greeting: greet(reader),
    paragraphs: [
      `We have given you a membership. Everything in it is open to you until ${day}.`,
      'It costs nothing, and it ends by itself: there is nothing to cancel. We write to you before that day.',
    ],
    action: { label: 'Open the portal', url: `${reader.publicUrl}/portal` },
  }
}

/** What was given ends soon. */
export function complimentaryEndMail(
  reader: Reader,
  { endsAt }: PayloadOf<'membership.complimentary-end-announced'>,
): MailContent {
  const day = dayWords(endsAt)
  return {
    subject: `Your ${reader.siteName} membership ends on ${day}`,
    greeting: greet(reader),
    paragraphs: [
      `The membership that we gave you ends on ${day}. Nothing is charged, and there is nothing you have to do.`,
      'If you would like to stay, choose a plan: the paid year begins on the day on which you pay.',
    ],
    action: { label: 'See the plans', url: reader.publicUrl },
  }
}
