/** What the workers may use of the back end: the composed system, and the parts that only they run. */

export {
  createMailboxThrottle,
  createPasswordLink,
  EMAIL_LINK,
  findEmailLink,
  getContact,
  type MailboxThrottle,
  openAccountForBuyer,
  PASSWORD_LINK,
} from '#modules/accounts'
export {
  closeFeed,
  findSealedFeed,
  removeUnusedPageMedia,
  removeUnusedRecordings,
  reopenFeed,
} from '#modules/content'
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
  findCustomerId,
  getBilling,
  getCheckout,
  getReferralParties,
  giveReferralCode,
  giveUpClaims,
  listFindingsBefore,
  listOpenPayments,
  listOwnSubscriptions,
  listPricedTiers,
  mayAffectMembership,
  newlyLeft,
  offerClaim,
  settlementFor,
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
export type { Delivery } from '#platform/command-runner'
export { MAX_WORK_STATEMENT_MS } from '#platform/database/connection-settings'
export { escapeHtml } from '#platform/http/page-head'
export { createRateLimits } from '#platform/http/rate-limits'
export { type Actor, asConsumer } from '#platform/journal/actor'
export { createDelivery } from '#platform/journal/consumers'
export { type Consumer, defineChoosingConsumer, defineConsumer } from '#platform/journal/define-consumer'
export { emptyOldMessages } from '#platform/journal/empty-messages'
export { DONE, type Handled, NOTHING_TO_DO, RECORDED } from '#platform/journal/handled'
export { createJournalListener, type JournalListener } from '#platform/journal/journal-wake'
export { createRelay } from '#platform/journal/relay'
export { createBatchRelay } from '#platform/journal/relay-batch'
export { registerConsumers, resendUnhandled } from '#platform/journal/resend'
export { type Subscriptions, typesWithConsumers } from '#platform/journal/subscriptions'
export type { Log } from '#platform/log/log'
export { createLog } from '#platform/log/log'
export { createMailer, type Mailer } from '#platform/mailer'
export { createLookAhead } from '#platform/projections/look-ahead'
export { rebuild } from '#platform/projections/projection-rebuild'
export { registerProjections, runProjection } from '#platform/projections/projection-runner'
export { createQueues, type Queues } from '#platform/queues/queues'
export { asStep } from '#platform/tracing/spans'
export { startTracing } from '#platform/tracing/start-tracing'
export { withTrace } from '#platform/tracing/trace'
export { compose, type System } from './compose.ts'
export { projections } from './projections.ts'
export { resealSecrets } from './reseal-secrets.ts'
export { startOperatorServer } from './server/operator-server.ts'
export {
  exitOnBadConfig,
  exitWithoutDatabase,
  exitWithoutRedisDatabase,
} from './start-up/exit-on-bad-config.ts'
export { tellOfServers } from './start-up/reach-servers.ts'
export { untilMigrated } from './start-up/until-migrated.ts'
