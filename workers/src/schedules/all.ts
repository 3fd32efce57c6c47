import { announceNearComplimentaryEnds } from './announce-near-complimentary-ends.ts'
import { announceNearRenewals } from './announce-near-renewals.ts'
import { checkIntegrations } from './check-integrations.ts'
import { deleteEndedSessions } from './delete-ended-sessions.ts'
import { emptyOldMessagesNightly } from './empty-old-messages.ts'
import { endComplimentaryMemberships } from './end-complimentary-memberships.ts'
import { endExpiredGracePeriods } from './end-expired-grace-periods.ts'
import { endMeetups } from './end-meetups.ts'
import { forgetDeletedPeople } from './forget-deleted-people.ts'
import { forgetFeedVisits } from './forget-feed-visits.ts'
import { forgetWhatIsOverNightly } from './forget-what-is-over.ts'
import { harvestKnowledgeHub } from './harvest-knowledge-hub.ts'
import { recheckBrokenIntegrations } from './recheck-broken-integrations.ts'
import { reconcileBilling } from './reconcile-billing.ts'
import { remindOfMeetups } from './remind-of-meetups.ts'
import { removeUnusedMedia } from './remove-unused-page-media.ts'
import { removeUnusedRecordingsNightly } from './remove-unused-recordings.ts'
import { resendUnhandledEvents } from './resend-unhandled-events.ts'
import type { Schedule } from './schedule.ts'
import { settleAllRoles } from './settle-all-roles.ts'
import { settleTroubledRoles } from './settle-troubled-roles.ts'
import { walkTelegramRoster } from './walk-telegram-roster.ts'

export const schedules: readonly Schedule[] = [
  announceNearComplimentaryEnds,
  endComplimentaryMemberships,
  announceNearRenewals,
  checkIntegrations,
  deleteEndedSessions,
  emptyOldMessagesNightly,
  endExpiredGracePeriods,
  endMeetups,
  harvestKnowledgeHub,
  forgetDeletedPeople,
  forgetFeedVisits,
  forgetWhatIsOverNightly,
  recheckBrokenIntegrations,
  reconcileBilling,
  remindOfMeetups,
  removeUnusedMedia,
  removeUnusedRecordingsNightly,
  resendUnhandledEvents,
  walkTelegramRoster,
  settleTroubledRoles,
  settleAllRoles,
]
