import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { formatMoney } from '@meridian/contracts/values/money'
import type { MailContent } from './compose-mail.ts'
import { greet, type Reader, subscriptionPage } from './reader.ts'
import { dayWords } from './words.ts'

/** An invoice is paid. */
export function receiptMail(reader: Reader, payment: PayloadOf<'membership.payment-received'>): MailContent {
  const { amount, tax, total, currency, paidAt } = payment
  if (total !== null && total < 0) return depositReceipt(reader, { given: -total, currency, paidAt })
  if (amount === 0) return creditReceipt(reader, paidAt)
  const paid = formatMoney(amount, currency)
  return {
    subject: `Your ${reader.siteName} receipt: ${paid}`,
    greeting: greet(reader),
    paragraphs: [
      `We received ${paid} on ${dayWords(paidAt)}${tax === 0 ? '' : `, of which ${formatMoney(tax, currency)} is tax`}.`,
      'The invoice is waiting for you in the portal, as a PDF as well.',
    ],
    action: { label: 'Open the invoice', url: subscriptionPage(reader) },
  }
}

/** A cheaper plan replaced a dearer one. */
function depositReceipt(
  reader: Reader,
  { given, currency, paidAt }: { given: number; currency: string; paidAt: string },
): MailContent {
  const credit = formatMoney(given, currency)
  return {
    subject: `Your ${reader.siteName} receipt: ${credit} added to your credit`,
    greeting: greet(reader),
    paragraphs: [
      `${credit} was added to your credit on ${dayWords(paidAt)}, to be used for your next charges. Nothing was charged.`,
      'The invoice is waiting for you in the portal, as a PDF as well.',
    ],
    action: { label: 'Open your subscription', url: subscriptionPage(reader) },
  }
}

/** Only a credit pays an invoice without any money. */
function creditReceipt(reader: Reader, paidAt: string): MailContent {
  return {
    subject: `Your ${reader.siteName} receipt: paid with your credit`,
    greeting: greet(reader),
    paragraphs: [
      `Your credit paid for your membership on ${dayWords(paidAt)}, so nothing was charged.`,
      'The next charge needs a card. If the portal shows none under Subscription, add one before the membership renews.',
      'The invoice is waiting for you in the portal, as a PDF as well.',
    ],
    action: { label: 'Open your subscription', url: subscriptionPage(reader) },
  }
}

/** The next year is to be charged soon. */
export function renewalNoticeMail(
  reader: Reader,
  { renewsAt }: PayloadOf<'membership.renewal-announced'>,
): MailContent {
  const day = dayWords(renewsAt)
  return {
    subject: `Your ${reader.siteName} membership renews on ${day}`,
    greeting: greet(reader),
    paragraphs: [
      `Your membership renews on ${day}, and the card that you gave us will be charged. There is nothing you need to do.`,
      'To change the card or the plan, or to end the membership, open your subscription before that day.',
    ],
    action: { label: 'Open your subscription', url: subscriptionPage(reader) },
  }
}

/** A cancellation was recorded, at `scheduledAt`. */
export function cancellationMail(
  reader: Reader,
  cancellation: PayloadOf<'membership.cancellation-scheduled'>,
  scheduledAt: Date,
): MailContent {
  const day = dayWords(cancellation.endsAt)
  const owes = cancellation.gracePeriodEnd !== null
  return {
    subject: `Your ${reader.siteName} membership ends on ${day}`,
    greeting: greet(reader),
    paragraphs: owes ? owingLeaver(cancellation, scheduledAt) : paidLeaver(day),
    action: {
      label: owes ? 'Open your subscription' : 'Keep my membership',
      url: subscriptionPage(reader),
    },
  }
}

function paidLeaver(day: string): string[] {
  return [
    `You cancelled your membership. You keep everything until ${day}, and nothing is charged any more.`,
    'If you change your mind before that day, you can resume with one click.',
  ]
}

/** The end date means nothing to somebody whose access ends before it. */
function owingLeaver(
  { endsAt, gracePeriodEnd }: PayloadOf<'membership.cancellation-scheduled'>,
  scheduledAt: Date,
): string[] {
  const hasEnded = gracePeriodEnd === null || new Date(gracePeriodEnd) <= scheduledAt
  const access = hasEnded ? 'you have no access' : `your access ends on ${dayWords(gracePeriodEnd)}`
  return [
    `You cancelled your membership. Your last renewal is still unpaid: unless you pay it, ${access}.`,
    `Once it is paid, everything is open to you until ${dayWords(endsAt)}.`,
  ]
}
