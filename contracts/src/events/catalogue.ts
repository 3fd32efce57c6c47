import type { z } from 'zod'
import { accountDeleted } from './accounts/account-deleted.ts'
import { accountOpened } from './accounts/account-opened.ts'
import { accountReclaimed } from './accounts/account-reclaimed.ts'
import { accountRecognised } from './accounts/account-recognised.ts'
import { accountRenamed } from './accounts/account-renamed.ts'
import { accountSuspended } from './accounts/account-suspended.ts'
import { accountUnsuspended } from './accounts/account-unsuspended.ts'
import { backupCodesRenewed } from './accounts/backup-codes-renewed.ts'
import { emailChanged } from './accounts/email-changed.ts'
import { emailLinkRequested } from './accounts/email-link-requested.ts'
import { emailVerified } from './accounts/email-verified.ts'
import { passwordResetRequested } from './accounts/password-reset-requested.ts'
import { passwordSet } from './accounts/password-set.ts'
import { roleChanged } from './accounts/role-changed.ts'
import { secondFactorDisabled } from './accounts/second-factor-disabled.ts'
import { secondFactorEnabled } from './accounts/second-factor-enabled.ts'
import { episodeChanged } from './content/episode-changed.ts'
import { feedIssued } from './content/feed-issued.ts'
import { feedSharedWidely } from './content/feed-spread-widely.ts'
import { landingPublished } from './content/landing-published.ts'
import { showsChanged } from './content/shows-changed.ts'
import { integrationEvents } from './integrations/all.ts'
import { accessLost } from './membership/access-lost.ts'
import { billingReconciled } from './membership/billing-reconciled.ts'
import { billingStuck } from './membership/billing-stuck.ts'
import { cancellationScheduled } from './membership/cancellation-scheduled.ts'
import { cancellationWithdrawn } from './membership/cancellation-withdrawn.ts'
import { checkoutBegun } from './membership/checkout-begun.ts'
import { checkoutPaid } from './membership/checkout-paid.ts'
import { claimLapsed, claimLinkRequested, claimOffered } from './membership/claim-offered.ts'
import { complimentaryEndAnnounced } from './membership/complimentary-end-announced.ts'
import { complimentaryEnded } from './membership/complimentary-ended.ts'
import { complimentaryGranted } from './membership/complimentary-granted.ts'
import { disputeLost } from './membership/dispute-lost.ts'
import { membershipActivated } from './membership/membership-activated.ts'
import { membershipCanceled } from './membership/membership-canceled.ts'
import { membershipRenewed } from './membership/membership-renewed.ts'
import { membershipRestored } from './membership/membership-restored.ts'
import { paymentDisputed } from './membership/payment-disputed.ts'
import { paymentFailed } from './membership/payment-failed.ts'
import { paymentReceived } from './membership/payment-received.ts'
import { paymentRefunded } from './membership/payment-refunded.ts'
import { planChanged } from './membership/plan-changed.ts'
import { providerNotified } from './membership/provider-notified.ts'
import { referralCodeGiven } from './membership/referral-code-given.ts'
import { referralCredited } from './membership/referral-credited.ts'
import { referralNamed } from './membership/referral-named.ts'
import { referralRefused } from './membership/referral-refused.ts'
import { referralWithdrawn } from './membership/referral-withdrawn.ts'
import { renewalAnnounced } from './membership/renewal-announced.ts'
import { repriced } from './membership/repriced.ts'
import {
  buyerLeft,
  secondPaymentGivenBack,
  secondPaymentReturned,
  secondSubscriptionEnded,
  secondSubscriptionFound,
  unclaimedPaymentFound,
} from './membership/stray-payments.ts'
import { taxStopped } from './membership/tax-stopped.ts'
import { tierEdited } from './membership/tier-edited.ts'
import { tierPriced } from './membership/tier-priced.ts'
import { attendeeConfirmed } from './network/attendee-confirmed.ts'
import { attendeeJoined } from './network/attendee-joined.ts'
import { attendeePromoted } from './network/attendee-promoted.ts'
import { attendeeReminded } from './network/attendee-reminded.ts'
import { attendeeRemoved } from './network/attendee-removed.ts'
import { attendeeWaitlisted } from './network/attendee-waitlisted.ts'
import { attendeeWithdrew } from './network/attendee-withdrew.ts'
import { attendeesMessaged } from './network/attendees-messaged.ts'
import { calendarIssued } from './network/calendar-issued.ts'
import { locationShared } from './network/location-sharing.ts'
import { locationWithdrawn } from './network/location-withdrawn.ts'
import { meetupCanceled } from './network/meetup-canceled.ts'
import { meetupChanged } from './network/meetup-changed.ts'
import { meetupEnded } from './network/meetup-ended.ts'
import { meetupForgotten } from './network/meetup-forgotten.ts'
import { meetupPlanned } from './network/meetup-planned.ts'
import { noticeAddressed } from './network/notice-addressed.ts'
import { jobDiscarded } from './operations/job-discarded.ts'
import { jobsRetried } from './operations/jobs-retried.ts'

/** Every event there is. Anything not listed here cannot be emitted, stored or consumed. */
export const catalogue = [
  accountDeleted,
  accountOpened,
  accountReclaimed,
  accountRecognised,
  accountRenamed,
  accountSuspended,
  accountUnsuspended,
  emailChanged,
  emailLinkRequested,
  emailVerified,
  passwordResetRequested,
  passwordSet,
  roleChanged,
  backupCodesRenewed,
  secondFactorDisabled,
  secondFactorEnabled,
  episodeChanged,
  feedIssued,
  feedSharedWidely,
  landingPublished,
  showsChanged,
  ...integrationEvents,
  accessLost,
  billingReconciled,
  billingStuck,
  buyerLeft,
  cancellationScheduled,
  cancellationWithdrawn,
  disputeLost,
  paymentDisputed,
  paymentReceived,
  paymentRefunded,
  referralCodeGiven,
  referralCredited,
  referralNamed,
  referralRefused,
  referralWithdrawn,
  renewalAnnounced,
  secondPaymentGivenBack,
  secondPaymentReturned,
  secondSubscriptionEnded,
  secondSubscriptionFound,
  unclaimedPaymentFound,
  checkoutBegun,
  checkoutPaid,
  claimLapsed,
  claimLinkRequested,
  claimOffered,
  complimentaryEndAnnounced,
  complimentaryEnded,
  complimentaryGranted,
  membershipActivated,
  membershipCanceled,
  membershipRenewed,
  membershipRestored,
  paymentFailed,
  planChanged,
  providerNotified,
  repriced,
  taxStopped,
  tierEdited,
  tierPriced,
  attendeeConfirmed,
  attendeeJoined,
  attendeePromoted,
  attendeeReminded,
  attendeeRemoved,
  attendeeWaitlisted,
  attendeeWithdrew,
  attendeesMessaged,
  calendarIssued,
  meetupCanceled,
  meetupChanged,
  meetupEnded,
  meetupForgotten,
  meetupPlanned,
  noticeAddressed,
  locationShared,
  locationWithdrawn,
  jobDiscarded,
  jobsRetried,
] as const

type Catalogued = (typeof catalogue)[number]

export type EventType = Catalogued['type']

/** The payload of an event by its type. */
export type PayloadOf<T extends EventType> = z.output<Extract<Catalogued, { type: T }>['payload']>

/** An event as a command emits it. */
export type DomainEvent = { [T in EventType]: { type: T; payload: PayloadOf<T> } }[EventType]

const byType = new Map<string, Catalogued>(catalogue.map((definition) => [definition.type, definition]))

/** The definition behind a type. Throws for a type that is not catalogued. */
export function definitionOf(type: string): Catalogued {
  const definition = byType.get(type)
  if (definition === undefined) throw new Error(`No event of type ${type} is catalogued`)
  return definition
}
