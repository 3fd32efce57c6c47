import {
  createBillingSync,
  createGraceSweep,
  createReconciliation,
  createStripeBillingGateway,
  createStripePaymentGateway,
  createStripeReconciliationGateway,
} from '#modules/membership'
import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import { createNotifications } from '#platform/database/notifications'
import type { SqlPool } from '#platform/database/sql'
import type { JournalWake } from '#platform/journal/journal-wake'
import type { Log } from '#platform/log/log'
import type { Config } from '../config.ts'

/** What is done with the payment provider, and what it reports. */
export function composeBilling(
  config: Config,
  parts: { sql: SqlPool; commands: CommandRunner; clock: Clock; wake: JournalWake; log: Log },
) {
  const { secretKey, apiBaseUrl } = config.stripe
  const stripe = { secretKey, apiBaseUrl, supportEmail: config.supportEmail }
  const gateway = createStripePaymentGateway(stripe)
  const syncCustomer = createBillingSync({ ...parts, gateway, gracePeriodMs: config.gracePeriod })
  const acceptNotification = createNotifications(parts.sql, parts.clock, parts.wake)
  return {
    gateway,
    billing: createStripeBillingGateway({
      ...stripe,
      returnUrl: `${config.publicUrl}/portal?tab=subscription`,
    }),
    syncCustomer,
    endExpiredGraces: createGraceSweep({ ...parts, syncCustomer }),
    acceptNotification,
    reconcile: createReconciliation({
      ...parts,
      gateway: createStripeReconciliationGateway(stripe),
      syncCustomer,
      accept: acceptNotification,
    }),
  }
}
