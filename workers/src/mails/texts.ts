import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { MAX_PAYMENT_FAILURES } from '@meridian/contracts/values/limits'
import { formatMoney } from '@meridian/contracts/values/money'
import type { MailContent } from './compose-mail.ts'
import { byWriting, GREET_NOBODY, greet, type Reader, subscriptionPage } from './reader.ts'
import { dayWords, durationWords } from './words.ts'

/** The account that a payment opened has no password yet. */
export function passwordLinkMail(
  reader: Reader,
  { url, lifetimeMs }: { url: string; lifetimeMs: number },
): MailContent {
  return {
    subject: `Welcome to ${reader.siteName}: set your password`,
    greeting: greet(reader),
    paragraphs: [
      'Thank you for joining. Your payment arrived and your membership is active.',
      `Set a password to sign in from any device. The link works once and is valid for ${durationWords(lifetimeMs)}.`,
    ],
    action: { label: 'Set your password', url },
  }
}

/** Somebody paid with the e-mail of an existing account. */
export function claimMail(reader: Reader, url: string): MailContent {
  return {
    subject: `A ${reader.siteName} membership is waiting for you`,
    greeting: GREET_NOBODY,
    paragraphs: [
      'A membership was paid for with your e-mail address. If that was you, add it to your account with this link.',
      'If this was not you, do nothing: nobody was signed in to your account.',
    ],
    action: { label: 'Add the membership to my account', url },
  }
}

/** An attempt to collect the renewal failed. It may be heard of late, when access is over: another mail tells that. */
export function paymentFailedMail(
  reader: Reader,
  failure: PayloadOf<'membership.payment-failed'>,
  heardAt: Date,
): MailContent {
  const { due, gracePeriodEnd } = failure
  const amount = due === null ? '' : ` of ${formatMoney(due.amount, due.currency)}`
  const over = Date.parse(gracePeriodEnd) <= heardAt.getTime()
  const left = MAX_PAYMENT_FAILURES - failure.failureCount
  const attempts = `${left} more failed ${left === 1 ? 'attempt' : 'attempts'}`
  const terms = over
    ? []
    : [`You keep access until ${dayWords(gracePeriodEnd)}. After ${attempts} it ends at once.`]
  const { supportIfSuspended: support } = reader
  return {
    subject: left === 1 ? 'Last warning: your renewal could not be paid' : 'Your renewal could not be paid',
    greeting: greet(reader),
    paragraphs: [
      `The payment${amount} for your ${reader.siteName} membership did not go through.`,
      // Whoever is suspended has no access to keep.
      ...(support === undefined ? terms : [payByWriting(support)]),
    ],
    ...(support === undefined && { action: mendPayment(reader) }),
  }
}

export function accessLostMail(reader: Reader, { reason }: PayloadOf<'membership.access-lost'>): MailContent {
  const mendable = reason === 'payment-failed-too-often' || reason === 'grace-period-over'
  const { words, ...way } = wayBack(reader, mendable)
  return {
    subject: `Your ${reader.siteName} access has ended`,
    greeting: greet(reader),
    paragraphs: [LOSSES[reason], words],
    ...way,
  }
}

function wayBack(reader: Reader, mendable: boolean): { words: string } & Pick<MailContent, 'action'> {
  const { supportIfSuspended: support, publicUrl } = reader
  if (support !== undefined) return { words: mendable ? payByWriting(support) : stayingSuspended(support) }
  if (mendable) return { words: COMES_BACK, action: mendPayment(reader) }
  return {
    words: 'Your account stays. You can join again whenever you like.',
    action: { label: 'See the plans', url: publicUrl },
  }
}

const payByWriting = (supportEmail: string) => byWriting(supportEmail, 'To pay, or to end your subscription')

const stayingSuspended = (supportEmail: string) =>
  `Your account stays, and is still suspended. If you think this is a mistake, write to ${supportEmail}.`

const LOSSES: Record<PayloadOf<'membership.access-lost'>['reason'], string> = {
  'payment-failed-too-often':
    'Your membership could not be renewed, so courses, channel, podcast and map are closed for now.',
  'grace-period-over':
    'The time to pay for your renewal is over, so courses, channel, podcast and map are closed for now.',
  'subscription-ended':
    'Your membership has ended, and with it your access to the courses, channel, podcast and map.',
  'complimentary-ended':
    'The membership that we gave you has ended, and with it your access to the courses, channel, podcast and map.',
  'payment-refunded':
    'Your payment was refunded, which ends the membership, and with it your access to the courses, channel, podcast and map.',
}

const COMES_BACK = 'Nothing of yours is lost. As soon as the payment arrives, everything comes back.'

/** A renewal that had failed is owed no more: it was paid, or dropped. The receipt tells of a payment. */
export function restoredMail(
  reader: Reader,
  { accessHadEnded }: PayloadOf<'membership.restored'>,
): MailContent {
  const { siteName } = reader
  return {
    subject: accessHadEnded ? `Welcome back to ${siteName}` : `Your ${siteName} membership continues`,
    greeting: greet(reader),
    paragraphs: [
      accessHadEnded
        ? 'Nothing is due any more. Everything your membership includes is open again.'
        : 'Nothing is due any more, and your membership continues as before.',
    ],
    action: { label: 'Open the portal', url: `${reader.publicUrl}/portal` },
  }
}

function mendPayment(reader: Reader) {
  return { label: 'Fix the payment', url: subscriptionPage(reader) }
}
