import { announceNearRenewals } from './announce-near-renewals.ts'
import { checkIntegrations } from './check-integrations.ts'
import { deleteEndedSessions } from './delete-ended-sessions.ts'
import { endExpiredGracePeriods } from './end-expired-grace-periods.ts'
import { forgetFeedVisits } from './forget-feed-visits.ts'
import { harvestKnowledgeHub } from './harvest-knowledge-hub.ts'
import { recheckBrokenIntegrations } from './recheck-broken-integrations.ts'
import { reconcileBilling } from './reconcile-billing.ts'
import { resendUnhandledEvents } from './resend-unhandled-events.ts'
import type { Schedule } from './schedule.ts'
import { walkTelegramRoster } from './walk-telegram-roster.ts'

export const schedules: readonly Schedule[] = [
  announceNearRenewals,
  checkIntegrations,
  deleteEndedSessions,
  endExpiredGracePeriods,
  harvestKnowledgeHub,
  forgetFeedVisits,
  recheckBrokenIntegrations,
  reconcileBilling,
  resendUnhandledEvents,
  walkTelegramRoster,
]
