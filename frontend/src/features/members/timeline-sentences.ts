import type { TimelineEntry } from '@meridian/contracts/http/analytics/get-member'
import { MAX_PAYMENT_FAILURES } from '@meridian/contracts/values/limits'
import { formatMoney } from '@meridian/contracts/values/money'
import { type DayZone, formatDay } from '../../lib/format-day.ts'
import { capitalised } from '../../ui/wording.ts'

export type Details = TimelineEntry['details']

/** What an event says under a name; empty when it says nothing. */
export const text = (details: Details, name: string) => {
  const value = details[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const tier = (details: Details, name = 'tier') => capitalised(text(details, name))

const day = (details: Details, name: string, zone?: DayZone) => formatDay(new Date(text(details, name)), zone)

/** What staff gave as their reason; it goes with the account, and was not always asked for. */
const because = (details: Details) => {
  const reason = text(details, 'reason')
  return reason === '' ? '' : `: ${reason}`
}

const LOSSES: Readonly<Record<string, string>> = {
  'payment-failed-too-often': 'the payment failed three times',
  'grace-period-over': 'the grace period was over',
  'subscription-ended': 'the subscription ended',
  'complimentary-ended': 'the membership that was given ended',
  'payment-refunded': 'the payment was refunded',
}

const COMPLIMENTARY_ENDS: Readonly<Record<string, (details: Details) => string>> = {
  expired: () => 'The membership that was given ended on its day',
  withdrawn: (details) => `The membership that was given was taken back${because(details)}`,
  left: () => 'Left, and with them the membership that was given',
  paid: () => 'Pays now, instead of the membership that was given',
}

/** The provider may go on trying after the last attempt that access survives. */
export const outOfAllowed = (failures: number) =>
  failures > MAX_PAYMENT_FAILURES ? String(failures) : `${failures} of ${MAX_PAYMENT_FAILURES}`

const dollars = (details: Details, name: string) => formatMoney(Number(details[name]), 'usd')

const repriced = (details: Details) =>
  `Pays ${dollars(details, 'yearlyPriceCents')} a year now, ${dollars(details, 'previousYearlyPriceCents')} before`

/** A new price used to be recorded as a change of plan as well. */
const moved = (details: Details) =>
  details.previousTier === details.tier
    ? repriced(details)
    : `Moved from ${tier(details, 'previousTier')} to ${tier(details)}`

const CHANGED = 'Was told of a change to a meetup'

const NOTICES: Readonly<Record<string, string>> = {
  changed: CHANGED,
  canceled: 'Was told that a meetup is cancelled',
  message: 'Was sent a message by the organiser of a meetup',
}

const kindOf = (notice: unknown) =>
  typeof notice === 'object' && notice !== null && 'kind' in notice ? String(notice.kind) : ''

/** What happened to a person, in one sentence, by the type of the event. */
export const SENTENCES: Readonly<Record<string, (details: Details) => string>> = {
  'accounts.account-deleted': () => 'Deleted the account',
  'accounts.account-opened': () => 'Opened an account',
  'accounts.account-reclaimed': () =>
    'Showed that the e-mail address is theirs; every earlier way in was closed',
  'accounts.account-recognised': () => 'Paid with the e-mail address of this account',
  'accounts.account-renamed': () => 'The name was changed',
  'accounts.account-suspended': (details) => `Was suspended${because(details)}`,
  'accounts.account-unsuspended': (details) => `Was let in again${because(details)}`,
  'accounts.backup-codes-renewed': () => 'Made new backup codes',
  'accounts.email-changed': () => 'Moved to another e-mail address',
  'accounts.email-link-requested': () => 'Was sent a link that confirms an e-mail address',
  'accounts.email-verified': () => 'Confirmed the e-mail address',
  'accounts.password-reset-requested': () => 'Was sent a link that sets a password',
  'accounts.password-set': ({ alsoEnded }) =>
    alsoEnded === 'everything'
      ? 'Set a password by a mailed link; every way in from before was closed'
      : 'Set a password',
  'accounts.role-changed': (details) =>
    `Role changed from ${text(details, 'before')} to ${text(details, 'after')}${because(details)}`,
  'accounts.second-factor-disabled': () => 'Switched the second factor off',
  'accounts.second-factor-enabled': () => 'Switched the second factor on',
  'content.feed-issued': () => 'Got a podcast feed address',
  'content.feed-shared-widely': () => 'The podcast feed was fetched from many places',
  'integrations.access-revoked': (details) => `Was taken out of ${capitalised(text(details, 'channel'))}`,
  'integrations.discord-link-given-up': () => 'Gave up the link to Discord',
  'integrations.discord-linked': () => 'Linked a Discord account',
  'integrations.telegram-invite-told': () => 'Was told of the way back into the Telegram channel',
  'integrations.telegram-invited': () => 'Got an invite link to the Telegram channel',
  'integrations.telegram-invites-closed': () => 'The invite links to the Telegram channel were closed',
  'integrations.telegram-join-settled': ({ admitted }) =>
    admitted === true
      ? 'Was let into the Telegram channel'
      : 'Asked to enter the Telegram channel, and was not let in',
  'integrations.telegram-linked': () => 'Linked a Telegram account',
  'integrations.telegram-removal-refused': () => 'Telegram refused to take them out of the channel',
  'integrations.telegram-removed': () => 'Was taken out of the Telegram channel',
  'integrations.telegram-unlinked': () => 'The link to Telegram was given up',
  'membership.access-lost': (details) =>
    `Lost access because ${LOSSES[text(details, 'reason')] ?? 'the membership changed'}`,
  'membership.activated': (details) => `Became a member: ${tier(details)}`,
  'membership.billing-stuck': () => 'An invoice could not be finalised',
  'membership.buyer-left': () => 'Had left before the payment came in',
  'membership.canceled': () => 'The membership ended',
  'membership.cancellation-scheduled': (details) => `Cancelled, with effect from ${day(details, 'endsAt')}`,
  'membership.cancellation-withdrawn': () => 'Took the cancellation back',
  'membership.checkout-begun': (details) => `Began to buy ${tier(details)}`,
  'membership.checkout-paid': () => 'Paid at the checkout',
  'membership.claim-lapsed': () => 'A payment was not claimed in time',
  'membership.claim-link-requested': () => 'Asked once more for the link to a payment',
  'membership.claim-offered': (details) => `Was invited to claim a payment: ${tier(details)}`,
  'membership.complimentary-end-announced': () => 'Was told that the gift ends soon',
  'membership.complimentary-ended': (details) =>
    COMPLIMENTARY_ENDS[text(details, 'because')]?.(details) ?? 'A gift ended',
  'membership.complimentary-granted': (details) =>
    `Was given a membership, ${tier(details)}, until ${day(details, 'until', 'UTC')}${because(details)}`,
  'membership.dispute-lost': () => 'The bank took a disputed payment back',
  'membership.payment-disputed': () => 'A payment is disputed at the bank',
  'membership.payment-failed': (details) =>
    `Payment failed, attempt ${outOfAllowed(Number(details.failureCount))}`,
  'membership.payment-received': (details) =>
    `Paid ${formatMoney(Number(details.amount), text(details, 'currency'))}`,
  'membership.payment-refunded': () => 'A payment was refunded',
  'membership.plan-changed': moved,
  'membership.referral-code-given': () => 'Got a referral code',
  'membership.referral-credited': () => 'Was credited with a referral',
  'membership.referral-named': () => 'A buyer gave their referral code',
  'membership.referral-refused': () => 'A referral did not count',
  'membership.referral-withdrawn': () => 'A referral was taken back',
  'membership.renewal-announced': (details) => `Was told of the renewal on ${day(details, 'renewsAt')}`,
  'membership.renewed': () => 'The membership was renewed',
  'membership.repriced': repriced,
  'membership.restored': ({ accessHadEnded }) =>
    accessHadEnded === true
      ? 'Nothing is owed any more: access is back'
      : 'Nothing is owed any more: the membership continues',
  'membership.second-payment-given-back': (details) =>
    `The payment of a second subscription was refunded by staff${because(details)}`,
  'membership.second-payment-returned': () => 'The payment of a second subscription was refunded',
  'membership.second-subscription-ended': (details) =>
    `A second subscription ended, with nothing to refund${because(details)}`,
  'membership.second-subscription-found': () => 'A second subscription was found',
  'membership.tax-stopped': () => 'Stripe stopped calculating tax',
  'membership.unclaimed-payment-found': () => 'A payment was found that nobody has claimed',
  'network.attendee-confirmed': () => 'Confirmed to come to a meetup',
  'network.attendee-joined': () => 'Joined a meetup',
  'network.attendee-promoted': () => 'Moved up from the waitlist of a meetup',
  'network.attendee-reminded': () => 'Was reminded of a meetup',
  'network.attendee-removed': () => 'Was taken off the list of a meetup',
  'network.attendee-waitlisted': () => 'Joined the waitlist of a meetup',
  'network.attendee-withdrew': () => 'Withdrew from a meetup',
  'network.calendar-issued': () => 'Got a meetup calendar address',
  'network.location-shared': () => 'Saved a location',
  'network.location-withdrawn': () => 'Removed the location',
  'network.notice-addressed': ({ notice }) => NOTICES[kindOf(notice)] ?? CHANGED,
}
