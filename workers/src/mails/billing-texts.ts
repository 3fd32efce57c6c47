import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { formatMoney } from '@meridian/contracts/values/money'
import type { MailContent } from './compose-mail.ts'
import { byWriting, greet, type Reader, subscriptionPage } from './reader.ts'
import { dayWords } from './words.ts'

type Received = PayloadOf<'membership.payment-received'>

/** An invoice is paid. */
export function receiptMail(reader: Reader, payment: Received): MailContent {
  const { amount, total, currency, paidAt } = payment
  if (total !== null && total < 0) return depositReceipt(reader, { given: -total, currency, paidAt })
  if (amount === 0) return creditReceipt(reader, payment)
  const paid = formatMoney(amount, currency)
  const { words, ...way } = wayToInvoice(reader, 'Open the invoice')
  return {
    subject: `Your ${reader.siteName} receipt: ${paid}`,
    greeting: greet(reader),
    paragraphs: [
      `We received ${paid} on ${dayWords(paidAt)}${taxWords(payment)}${purposeWords(payment)}.`,
      words,
    ],
    ...way,
  }
}

const taxWords = ({ tax, currency, purpose }: Received) =>
  tax === 0 ? '' : `, of which ${formatMoney(tax, currency)} is tax${purpose === null ? '' : ','}`

function purposeWords({ purpose }: Received): string {
  if (purpose === null) return ''
  return purpose.kind === 'period'
    ? ` for your membership until ${dayWords(purpose.until)}`
    : ' for your change of plan'
}

/** A cheaper plan replaced a dearer one. */
function depositReceipt(
  reader: Reader,
  { given, currency, paidAt }: { given: number; currency: string; paidAt: string },
): MailContent {
  const credit = formatMoney(given, currency)
  const { words, ...way } = wayToInvoice(reader, 'Open your subscription')
  return {
    subject: `Your ${reader.siteName} receipt: ${credit} added to your credit`,
    greeting: greet(reader),
    paragraphs: [
      `${credit} was added to your credit on ${dayWords(paidAt)}, to be used for your next charges. Nothing was charged.`,
      words,
    ],
    ...way,
  }
}

/** Only a credit pays an invoice without any money. */
function creditReceipt(reader: Reader, { paidAt, purpose }: Received): MailContent {
  const bought = purpose?.kind === 'plan-change' ? 'change of plan' : 'membership'
  const { words, ...way } = wayToInvoice(reader, 'Open your subscription')
  return {
    subject: `Your ${reader.siteName} receipt: paid with your credit`,
    greeting: greet(reader),
    paragraphs: [
      `Your credit paid for your ${bought} on ${dayWords(paidAt)}, so nothing was charged.`,
      'The next charge needs a card. If the portal shows none under Subscription, add one before the membership renews.',
      words,
    ],
    ...way,
  }
}

const wayToInvoice = (reader: Reader, label: string) =>
  wayToSubscription(reader, {
    label,
    words:
      'The invoice is waiting for you in the portal, as a PDF as well. That is also the place to change the plan or to end the membership.',
    purpose: 'For the invoice',
  })

/** A button, and the words before it; whoever is suspended gets no button, and reads where to write to. */
function wayToSubscription(
  reader: Reader,
  { label, words, purpose }: { label: string; words: string; purpose: string },
): Pick<MailContent, 'action'> & { words: string } {
  const { supportIfSuspended } = reader
  return supportIfSuspended === undefined
    ? { words, action: { label, url: subscriptionPage(reader) } }
    : { words: byWriting(supportIfSuspended, purpose) }
}

/** The next year is to be charged soon. */
export function renewalNoticeMail(
  reader: Reader,
  { renewsAt, yearlyPriceCents }: PayloadOf<'membership.renewal-announced'>,
): MailContent {
  const day = dayWords(renewsAt)
  const { words, ...way } = wayToSubscription(reader, {
    label: 'Open your subscription',
    words:
      'To change the card or the plan, or to end the membership, open your subscription before that day.',
    purpose: 'To end the membership before that day',
  })
  return {
    subject: `Your ${reader.siteName} membership renews on ${day}`,
    greeting: greet(reader),
    paragraphs: [
      `Your membership renews on ${day}. ${chargeWords(yearlyPriceCents)} If you have a credit, it is used first. There is nothing you need to do.`,
      words,
    ],
    ...way,
  }
}

const chargeWords = (yearlyPriceCents: number | null) =>
  yearlyPriceCents === null
    ? 'The card that you gave us will be charged.'
    : `${formatMoney(yearlyPriceCents, undefined, true)} for the year, plus tax, will be charged to the card that you gave us.`

/** A cancellation was recorded, at `scheduledAt`. */
export function cancellationMail(
  reader: Reader,
  cancellation: PayloadOf<'membership.cancellation-scheduled'>,
  scheduledAt: Date,
): MailContent {
  const day = dayWords(cancellation.endsAt)
  const { told, ...ending } =
    cancellation.gracePeriodEnd === null
      ? {
          told: `You cancelled your membership. You keep everything until ${day}, and nothing is charged any more.`,
          label: 'Keep my membership',
          words: 'If you change your mind before that day, you can resume with one click.',
          purpose: 'To keep your membership',
        }
      : {
          told: `You cancelled your membership. Your last renewal is still unpaid: unless you pay it, ${accessUnpaid(cancellation.gracePeriodEnd, scheduledAt)}.`,
          label: 'Open your subscription',
          words: `Once it is paid, everything is open to you until ${day}.`,
          purpose: 'To pay it',
        }
  const { words, ...way } = wayToSubscription(reader, ending)
  return {
    subject: `Your ${reader.siteName} membership ends on ${day}`,
    greeting: greet(reader),
    paragraphs: [told, words],
    ...way,
  }
}

/** The end date means nothing to somebody whose access ends before it. */
const accessUnpaid = (gracePeriodEnd: string, scheduledAt: Date) =>
  new Date(gracePeriodEnd) <= scheduledAt
    ? 'you have no access'
    : `your access ends on ${dayWords(gracePeriodEnd)}`
