import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { MailContent } from './compose-mail.ts'
import { byWriting, greet, type Reader } from './reader.ts'
import { dayWords } from './words.ts'

/** A membership was given. */
export function complimentaryMail(
  reader: Reader,
  { until }: PayloadOf<'membership.complimentary-granted'>,
): MailContent {
  const day = dayWords(until)
  const { supportIfSuspended: support } = reader
  const costs = 'It costs nothing, and it ends by itself: there is nothing to cancel.'
  return {
    subject: `You have a ${reader.siteName} membership until ${day}`,
    greeting: greet(reader),
    ...(support === undefined
      ? {
          paragraphs: [
            `We have given you a membership. Everything in it is open to you until ${day}.`,
            `${costs} We write to you before that day.`,
          ],
          action: { label: 'Open the portal', url: `${reader.publicUrl}/portal` },
        }
      : {
          paragraphs: [
            `We have given you a membership until ${day}. ${costs}`,
            byWriting(support, 'To use the membership'),
          ],
        }),
  }
}

/** What was given ends soon. */
export function complimentaryEndMail(
  reader: Reader,
  { endsAt }: PayloadOf<'membership.complimentary-end-announced'>,
): MailContent {
  const day = dayWords(endsAt)
  const { supportIfSuspended: support } = reader
  return {
    subject: `Your ${reader.siteName} membership ends on ${day}`,
    greeting: greet(reader),
    paragraphs: [
      `The membership that we gave you ends on ${day}. Nothing is charged, and there is nothing you have to do.`,
      support === undefined
        ? 'If you would like to stay, choose a plan: the paid year begins on the day on which you pay.'
        : byWriting(support, 'If you would like to stay'),
    ],
    ...(support === undefined && { action: { label: 'See the plans', url: reader.publicUrl } }),
  }
}
