import type { EventType } from '@meridian/contracts/events/catalogue'
import { COME_BACK, FOLLOW_ROLE, LEAVE_CHANNELS, LEAVE_FOR_GOOD } from './access-consumers.ts'
import { openAccountWhenCheckoutPaid } from './consumers/accounts/open-account-when-checkout-paid.ts'
import { settleAllRolesWhenDiscordChanged } from './consumers/discord/settle-all-roles-when-discord-changed.ts'
import { settleRolesWhenMembershipChanged } from './consumers/discord/settle-roles-when-membership-changed.ts'
import { takeRolesWhenDiscordLinkGivenUp } from './consumers/discord/take-roles-when-discord-link-given-up.ts'
import { harvestWhenHarvestRequested } from './consumers/integrations/harvest-when-harvest-requested.ts'
import { requestHarvestWhenIntegrationConfigured } from './consumers/integrations/request-harvest-when-integration-configured.ts'
import { updateNotionMemberWhenMembershipChanged } from './consumers/integrations/update-notion-member-when-membership-changed.ts'
import { updateNotionMembersWhenHarvestFinished } from './consumers/integrations/update-notion-members-when-harvest-finished.ts'
import { mailAttendeeWhenNoticeAddressed } from './consumers/mail/mail-attendee-when-notice-addressed.ts'
import { mailAttendeeWhenPromoted } from './consumers/mail/mail-attendee-when-promoted.ts'
import { mailAttendeeWhenReminded } from './consumers/mail/mail-attendee-when-reminded.ts'
import { mailAttendeeWhenRemoved } from './consumers/mail/mail-attendee-when-removed.ts'
import { mailClaimLinkWhenClaimOffered } from './consumers/mail/mail-claim-link-when-claim-offered.ts'
import { mailFarewellWhenCancellationScheduled } from './consumers/mail/mail-farewell-when-cancellation-scheduled.ts'
import { mailInviteWhenTelegramInviteTold } from './consumers/mail/mail-invite-when-telegram-invite-told.ts'
import { mailLinkWhenEmailLinkRequested } from './consumers/mail/mail-link-when-email-link-requested.ts'
import { mailNoticeWhenComplimentaryEndAnnounced } from './consumers/mail/mail-notice-when-complimentary-end-announced.ts'
import { mailNoticeWhenPasswordSet } from './consumers/mail/mail-notice-when-password-set.ts'
import { mailNoticeWhenRenewalAnnounced } from './consumers/mail/mail-notice-when-renewal-announced.ts'
import { mailNoticeWhenSecondFactorChanged } from './consumers/mail/mail-notice-when-second-factor-changed.ts'
import { mailOldAddressWhenEmailChanged } from './consumers/mail/mail-old-address-when-email-changed.ts'
import { mailOwnerWhenReferralCredited } from './consumers/mail/mail-owner-when-referral-credited.ts'
import { mailPasswordLinkWhenAccountOpened } from './consumers/mail/mail-password-link-when-account-opened.ts'
import { mailPasswordLinkWhenAccountReclaimed } from './consumers/mail/mail-password-link-when-account-reclaimed.ts'
import { mailReceiptWhenPaymentReceived } from './consumers/mail/mail-receipt-when-payment-received.ts'
import { mailResetLinkWhenPasswordResetRequested } from './consumers/mail/mail-reset-link-when-password-reset-requested.ts'
import { mailStaffWhenBillingReconciled } from './consumers/mail/mail-staff-when-billing-reconciled.ts'
import { mailStaffWhenBillingStuck } from './consumers/mail/mail-staff-when-billing-stuck.ts'
import { mailStaffWhenDisputeLost } from './consumers/mail/mail-staff-when-dispute-lost.ts'
import { mailStaffWhenFeedSpreadWidely } from './consumers/mail/mail-staff-when-feed-spread-widely.ts'
import { mailStaffWhenIntegrationStatusChanged } from './consumers/mail/mail-staff-when-integration-status-changed.ts'
import { mailStaffWhenPaymentDisputed } from './consumers/mail/mail-staff-when-payment-disputed.ts'
import { mailStaffWhenPaymentStray } from './consumers/mail/mail-staff-when-payment-stray.ts'
import { mailStaffWhenSecondSubscriptionFound } from './consumers/mail/mail-staff-when-second-subscription-found.ts'
import { mailStaffWhenTaxStopped } from './consumers/mail/mail-staff-when-tax-stopped.ts'
import { mailStaffWhenTelegramRemovalRefused } from './consumers/mail/mail-staff-when-telegram-removal-refused.ts'
import { mailWarningWhenPaymentFailed } from './consumers/mail/mail-warning-when-payment-failed.ts'
import { mailWhenAccessLost } from './consumers/mail/mail-when-access-lost.ts'
import { mailWhenAccountSuspended } from './consumers/mail/mail-when-account-suspended.ts'
import { mailWhenAccountUnsuspended } from './consumers/mail/mail-when-account-unsuspended.ts'
import { mailWhenComplimentaryGranted } from './consumers/mail/mail-when-complimentary-granted.ts'
import { mailWhenMembershipRestored } from './consumers/mail/mail-when-membership-restored.ts'
import { mailWhenSecondPaymentGivenBack } from './consumers/mail/mail-when-second-payment-given-back.ts'
import { activateMembershipWhenAccountOpened } from './consumers/membership/activate-membership-when-account-opened.ts'
import { activateMembershipWhenCheckoutPaid } from './consumers/membership/activate-membership-when-checkout-paid.ts'
import { closeOpenPaymentsWhenMembershipActivated } from './consumers/membership/close-open-payments-when-membership-activated.ts'
import { convergeMembershipWhenActivated } from './consumers/membership/converge-membership-when-activated.ts'
import { creditReferralWhenMembershipActivated } from './consumers/membership/credit-referral-when-membership-activated.ts'
import { endSubscriptionWhenPaymentRefunded } from './consumers/membership/end-subscription-when-payment-refunded.ts'
import { giveReferralCodeWhenMembershipActivated } from './consumers/membership/give-referral-code-when-membership-activated.ts'
import { offerClaimWhenAccountRecognised } from './consumers/membership/offer-claim-when-account-recognised.ts'
import { offerTierWhenEdited } from './consumers/membership/offer-tier-when-edited.ts'
import { returnPaymentWhenBuyerLeft } from './consumers/membership/return-payment-when-buyer-left.ts'
import { tellProviderWhenEmailChanged } from './consumers/membership/tell-provider-when-email-changed.ts'
import { withdrawReferralWhenPaymentRefunded } from './consumers/membership/withdraw-referral-when-payment-refunded.ts'
import { addressAttendeesWhenMeetupChanged } from './consumers/network/address-attendees-when-meetup-changed.ts'
import { moveUpWhenAccessReturned } from './consumers/network/move-up-when-access-returned.ts'
import { giveUpOldSeatWhenTelegramLinkChanged } from './consumers/telegram/give-up-old-seat-when-telegram-link-changed.ts'
import { lookAtSeatWhenTelegramSeatDoubted } from './consumers/telegram/look-at-seat-when-telegram-seat-doubted.ts'
import { registerWebhookWhenTelegramConfigured } from './consumers/telegram/register-webhook-when-telegram-configured.ts'
import { revokeLinksWhenTelegramInvitesClosed } from './consumers/telegram/revoke-links-when-telegram-invites-closed.ts'
import { settleUpdateWhenTelegramNotified } from './consumers/telegram/settle-update-when-telegram-notified.ts'
import { walkRosterWhenTelegramWorksAgain } from './consumers/telegram/walk-roster-when-telegram-works-again.ts'
import { FOLLOW_PROVIDER } from './provider-consumers.ts'
import type { MakeConsumer } from './worker-parts.ts'

/** Who acts on what. An event without a line does not compile; one that nobody acts on has an empty list. */
export const consumersOf: Record<EventType, readonly MakeConsumer[]> = {
  'accounts.account-deleted': [...LEAVE_CHANNELS, ...LEAVE_FOR_GOOD],
  'accounts.account-opened': [activateMembershipWhenAccountOpened, mailPasswordLinkWhenAccountOpened],
  'accounts.account-reclaimed': [mailPasswordLinkWhenAccountReclaimed],
  'accounts.account-recognised': [offerClaimWhenAccountRecognised],
  'accounts.account-renamed': [updateNotionMemberWhenMembershipChanged],
  'accounts.account-suspended': [...LEAVE_CHANNELS, mailWhenAccountSuspended],
  'accounts.account-unsuspended': [...COME_BACK, mailWhenAccountUnsuspended],
  'accounts.email-changed': [mailOldAddressWhenEmailChanged, tellProviderWhenEmailChanged],
  'accounts.email-link-requested': [mailLinkWhenEmailLinkRequested],
  'accounts.email-verified': [],
  'accounts.password-reset-requested': [mailResetLinkWhenPasswordResetRequested],
  'accounts.password-set': [mailNoticeWhenPasswordSet],
  'accounts.role-changed': [...FOLLOW_ROLE],
  'accounts.backup-codes-renewed': [mailNoticeWhenSecondFactorChanged],
  'accounts.second-factor-disabled': [mailNoticeWhenSecondFactorChanged],
  'accounts.second-factor-enabled': [mailNoticeWhenSecondFactorChanged],
  'content.episode-changed': [],
  'content.feed-issued': [],
  'content.feed-shared-widely': [mailStaffWhenFeedSpreadWidely],
  'content.landing-published': [],
  'content.shows-changed': [],
  'integrations.access-revoked': [],
  'integrations.configured': [
    registerWebhookWhenTelegramConfigured,
    requestHarvestWhenIntegrationConfigured,
    settleAllRolesWhenDiscordChanged,
  ],
  'integrations.disconnected': [],
  'integrations.discord-link-given-up': [takeRolesWhenDiscordLinkGivenUp],
  'integrations.discord-linked': [settleRolesWhenMembershipChanged],
  'integrations.harvest-finished': [updateNotionMembersWhenHarvestFinished],
  'integrations.harvest-requested': [harvestWhenHarvestRequested],
  'integrations.status-changed': [
    mailStaffWhenIntegrationStatusChanged,
    walkRosterWhenTelegramWorksAgain,
    settleAllRolesWhenDiscordChanged,
  ],
  'integrations.telegram-invite-told': [mailInviteWhenTelegramInviteTold],
  'integrations.telegram-invited': [],
  'integrations.telegram-invites-closed': [revokeLinksWhenTelegramInvitesClosed],
  'integrations.telegram-join-settled': [],
  'integrations.telegram-linked': [giveUpOldSeatWhenTelegramLinkChanged],
  'integrations.telegram-notified': [settleUpdateWhenTelegramNotified],
  'integrations.telegram-removal-refused': [mailStaffWhenTelegramRemovalRefused],
  'integrations.telegram-removed': [],
  'integrations.telegram-seat-doubted': [lookAtSeatWhenTelegramSeatDoubted],
  'integrations.telegram-unlinked': [giveUpOldSeatWhenTelegramLinkChanged],
  'membership.access-lost': [...LEAVE_CHANNELS, mailWhenAccessLost, updateNotionMemberWhenMembershipChanged],
  'membership.activated': [
    ...COME_BACK,
    closeOpenPaymentsWhenMembershipActivated,
    convergeMembershipWhenActivated,
    creditReferralWhenMembershipActivated,
    giveReferralCodeWhenMembershipActivated,
    updateNotionMemberWhenMembershipChanged,
  ],
  'membership.billing-reconciled': [mailStaffWhenBillingReconciled],
  'membership.billing-stuck': [mailStaffWhenBillingStuck],
  'membership.buyer-left': [mailStaffWhenPaymentStray, returnPaymentWhenBuyerLeft],
  'membership.canceled': [updateNotionMemberWhenMembershipChanged],
  'membership.cancellation-scheduled': [mailFarewellWhenCancellationScheduled],
  'membership.cancellation-withdrawn': [],
  'membership.checkout-begun': [],
  'membership.checkout-paid': [activateMembershipWhenCheckoutPaid, openAccountWhenCheckoutPaid],
  'membership.claim-lapsed': [mailStaffWhenPaymentStray],
  'membership.claim-link-requested': [mailClaimLinkWhenClaimOffered],
  'membership.claim-offered': [
    closeOpenPaymentsWhenMembershipActivated,
    convergeMembershipWhenActivated,
    mailClaimLinkWhenClaimOffered,
  ],
  'membership.complimentary-end-announced': [mailNoticeWhenComplimentaryEndAnnounced],
  'membership.complimentary-ended': [],
  'membership.complimentary-granted': [mailWhenComplimentaryGranted],
  'membership.dispute-lost': [mailStaffWhenDisputeLost],
  'membership.payment-disputed': [mailStaffWhenPaymentDisputed],
  'membership.payment-failed': [mailWarningWhenPaymentFailed, updateNotionMemberWhenMembershipChanged],
  'membership.payment-received': [mailReceiptWhenPaymentReceived],
  'membership.payment-refunded': [endSubscriptionWhenPaymentRefunded, withdrawReferralWhenPaymentRefunded],
  'membership.plan-changed': [
    updateNotionMemberWhenMembershipChanged,
    settleRolesWhenMembershipChanged,
    moveUpWhenAccessReturned,
  ],
  'membership.provider-notified': FOLLOW_PROVIDER,
  'membership.referral-code-given': [],
  'membership.referral-credited': [mailOwnerWhenReferralCredited],
  'membership.referral-named': [creditReferralWhenMembershipActivated],
  'membership.referral-refused': [],
  'membership.referral-withdrawn': [],
  'membership.renewal-announced': [mailNoticeWhenRenewalAnnounced],
  'membership.renewed': [updateNotionMemberWhenMembershipChanged],
  'membership.repriced': [],
  'membership.restored': [...COME_BACK, mailWhenMembershipRestored, updateNotionMemberWhenMembershipChanged],
  'membership.second-payment-given-back': [mailWhenSecondPaymentGivenBack],
  'membership.second-payment-returned': [endSubscriptionWhenPaymentRefunded],
  'membership.second-subscription-ended': [],
  'membership.second-subscription-found': [mailStaffWhenSecondSubscriptionFound],
  'membership.tax-stopped': [mailStaffWhenTaxStopped],
  'membership.tier-edited': [offerTierWhenEdited],
  'membership.tier-priced': [],
  'membership.unclaimed-payment-found': [mailStaffWhenPaymentStray],
  'network.attendee-confirmed': [],
  'network.attendee-joined': [],
  'network.attendee-promoted': [mailAttendeeWhenPromoted],
  'network.attendee-reminded': [mailAttendeeWhenReminded],
  'network.attendee-removed': [mailAttendeeWhenRemoved],
  'network.attendee-waitlisted': [],
  'network.attendee-withdrew': [],
  'network.attendees-messaged': [addressAttendeesWhenMeetupChanged],
  'network.calendar-issued': [],
  'network.meetup-canceled': [addressAttendeesWhenMeetupChanged],
  'network.meetup-changed': [addressAttendeesWhenMeetupChanged],
  'network.meetup-ended': [],
  'network.meetup-forgotten': [],
  'network.meetup-planned': [],
  'network.notice-addressed': [mailAttendeeWhenNoticeAddressed],
  'network.location-shared': [],
  'network.location-withdrawn': [],
  'operations.job-discarded': [],
  'operations.jobs-retried': [],
}
