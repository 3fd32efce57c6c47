/** What the demo community is made with: the commands that routes and schedules otherwise run for people. */

export { DomainError } from '@meridian/contracts/values/domain-error'
export { confirmEmail, ensureAdmin, hashPassword, recordActivity, registerAccount } from '#modules/accounts'
export { beginTelegramProof, recordTelegramSeat, redeemTelegramCode } from '#modules/integrations'
export {
  createCheckoutCompletion,
  createCheckoutSetup,
  describeBuyer,
  nameReferral,
  setUpTiers,
} from '#modules/membership'
export {
  cancelMeetup,
  endPastMeetups,
  instantOf,
  joinMeetup,
  planMeetup,
  shareLocation,
} from '#modules/network'
export { project } from '#platform/projections/projection-runner'
export { withTrace } from '#platform/tracing/trace'
