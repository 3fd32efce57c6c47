/** What the workers may use of the back end: the composed system, and the parts that only they run. */

export {
  createMailboxBrake,
  createPasswordLink,
  EMAIL_LINK,
  findEmailLink,
  getContact,
  type MailboxBrake,
  openAccountForBuyer,
  PASSWORD_LINK,
} from '#modules/accounts'
export { closeFeed, findSealedFeed, removeUnusedPageMedia } from '#modules/content'
export {
  findHarvests,
  listIntegrationStates,
  requestHarvest,
  withdrawRevocation,
} from '#modules/integrations'
export {
  activateMembership,
  announceComplimentaryEnds,
  announceRenewals,
  CLAIM_LINK,
  creditReferral,
  endComplimentaryOfLeaver,
  endExpiredComplimentary,
  getBilling,
  getCheckout,
  getReferralParties,
  giveReferralCode,
  giveUpClaims,
  isHint,
  listFindingsBefore,
  listOpenPayments,
  listOwnSubscriptions,
  listPricedTiers,
  newlyLeft,
  offerClaim,
  unlessLeft,
  withdrawReferral,
} from '#modules/membership'
export {
  type AttendeeView,
  addressAttendees,
  awaitedUpcomingLister,
  endPastMeetups,
  findAttendance,
  findMeetupMessage,
  holdsPlace,
  type Invitation,
  leaveEverything,
  locationWords,
  meetupInvitation,
  moveUpWaiting,
  remindAttendees,
} from '#modules/network'
export { type Actor, asConsumer } from '#platform/actor'
export type { Delivery } from '#platform/command-runner'
export { type Consumer, createDelivery, defineConsumer } from '#platform/consumers'
export { emptyOldMessages } from '#platform/empty-messages'
export { DONE_UNNOTED, NOTHING_TO_DO } from '#platform/handled'
export { createJournalListener, type JournalListener } from '#platform/journal-wake'
export type { Log } from '#platform/log'
export { createLookAhead } from '#platform/look-ahead'
export { createMailer, type Mailer } from '#platform/mailer'
export { onceOutside } from '#platform/once'
export { escapeHtml } from '#platform/page-head'
export { rebuild } from '#platform/projection-rebuild'
export { registerProjections, runProjection } from '#platform/projection-runner'
export { createQueues, type Queues } from '#platform/queues'
export { createRateLimits } from '#platform/rate-limits'
export { createRelay } from '#platform/relay'
export { createBatchRelay } from '#platform/relay-batch'
export { registerConsumers, resendUnhandled } from '#platform/resend'
export type { Subscriptions } from '#platform/subscriptions'
export { withTrace } from '#platform/trace'
export { asStep } from '#platform/tracing/spans'
export { startTracing } from '#platform/tracing/start-tracing'
export { compose, type System } from './compose.ts'
export { exitOnBadConfig } from './exit-on-bad-config.ts'
export { startOperatorServer } from './operator-server.ts'
export { projections } from './projections.ts'
export { resealSecrets } from './reseal-secrets.ts'
export { untilMigrated } from './until-migrated.ts'
